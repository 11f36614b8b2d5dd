import { Refusal } from '$lib/api'
import {
  VERSION,
  type AskForesight,
  type ChatNews,
  type DoneNews,
  type Doubt,
  type DoubtNews,
  type Foresight,
  type ForesightNews,
  type FromBrowser,
  type Problem,
  type TableNews,
  type ToBrowser,
} from '$lib/wire'

/** open: all is well; lost: tries again by itself; the others are final. */
export type Connection = 'connecting' | 'open' | 'lost' | 'outdated' | 'unknown'

export interface Listener {
  onconnection: (connection: Connection) => void
  ontable: (news: TableNews) => void
  onchat: (news: ChatNews) => void
  onproblem: (problem: Problem) => void
}

type Asking = Extract<FromBrowser, { id: number }>
/** A message without its number, which the link gives. */
export type Ask = Asking extends infer A ? (A extends { id: number } ? Omit<A, 'id'> : never) : never

/** A choice, at the moment it was shown. */
export type Question = Omit<AskForesight, 'kind' | 'id'>

type Answer = DoneNews | ForesightNews | DoubtNews

interface Pending {
  message: Asking
  resolve: (answer: Answer) => void
  reject: (refusal: Refusal) => void
}

const FINAL: Record<number, Connection> = { 4400: 'outdated', 4404: 'unknown' }
const FIRST_WAIT = 500
const LONGEST_WAIT = 15_000
const SILENCE = 50_000 // the server pings every 20 seconds
const LOST: Problem = { code: 'failed', reason: 'connection-lost', facts: {}, clause: '' }

/** A table's socket. It comes back by itself; a move that was not acknowledged is sent again, which does no harm. */
export class Link {
  #socket: WebSocket | null = null
  #pending = new Map<number, Pending>()
  #number = 0
  #failures = 0
  #retry: ReturnType<typeof setTimeout> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
    this.#open()
  }

  /** Asks for something; done when the server has kept it. */
  async ask(ask: Ask): Promise<void> {
    await this.#answered(ask)
  }

  /** What a choice is sure to bring. */
  async foresee(question: Question): Promise<Foresight> {
    const answer = await this.#answered({ kind: 'foresee', ...question })
    if (answer.kind !== 'foresight') throw new Refusal(LOST)
    return answer.foresight
  }

  /** Whether a choice gives chances away. */
  async doubt(question: Question): Promise<Doubt> {
    const answer = await this.#answered({ kind: 'doubt', ...question })
    if (answer.kind !== 'doubt') throw new Refusal(LOST)
    return answer.doubt
  }

  #answered(ask: Ask): Promise<Answer> {
    const message = { ...ask, id: ++this.#number } as Asking
    return new Promise((resolve, reject) => {
      const pending = { message, resolve, reject }
      if (this.#isOpen) this.#send(message)
      else if (message.kind !== 'move') return reject(new Refusal(LOST))
      this.#pending.set(message.id, pending)
    })
  }

  /** Asks for everything anew. */
  sync(): void {
    if (this.#isOpen) this.#send({ kind: 'sync' })
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#retry)
    clearTimeout(this.#silence)
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    this.#socket?.close()
    this.#drop(() => true)
  }

  get #isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN
  }

  #open(): void {
    clearTimeout(this.#retry)
    const socket = new WebSocket(this.address)
    this.#socket = socket
    socket.onopen = () => this.#greet()
    socket.onmessage = (event) => this.#hear(String(event.data))
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lose(event.code)
    }
  }

  #greet(): void {
    this.#send({ kind: 'hello', version: VERSION })
    for (const { message } of this.#pending.values()) this.#send(message)
    this.#listenOn()
  }

  #send(message: FromBrowser): void {
    this.#socket?.send(JSON.stringify(message))
  }

  #hear(text: string): void {
    this.#listenOn()
    const news = JSON.parse(text) as ToBrowser
    if (news.kind === 'ping') this.#send({ kind: 'pong' })
    else if (news.kind === 'done' || news.kind === 'foresight' || news.kind === 'doubt') {
      this.#settle(news.id)?.resolve(news)
    } else if (news.kind === 'problem') this.#refused(news.id, news.problem)
    else if (news.kind === 'chat') this.listener.onchat(news)
    else {
      this.#failures = 0
      this.listener.onconnection('open')
      this.listener.ontable(news)
    }
  }

  #refused(id: number | null, problem: Problem): void {
    const pending = id === null ? undefined : this.#settle(id)
    if (pending) pending.reject(new Refusal(problem))
    else this.listener.onproblem(problem)
  }

  #settle(id: number): Pending | undefined {
    const pending = this.#pending.get(id)
    this.#pending.delete(id)
    return pending
  }

  /** Nothing heard for too long: the line is dead, whatever the browser thinks. */
  #listenOn(): void {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#abandon(), SILENCE)
  }

  #abandon(): void {
    const socket = this.#socket
    this.#socket = null
    socket?.close()
    this.#lose(0)
  }

  #lose(code: number): void {
    clearTimeout(this.#silence)
    if (this.#closed) return
    const final = FINAL[code]
    this.#drop((message) => final !== undefined || message.kind !== 'move')
    this.listener.onconnection(final ?? 'lost')
    if (final) return
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++)
    this.#retry = setTimeout(() => this.#open(), wait * (0.75 + Math.random() / 2))
  }

  #drop(which: (message: Asking) => boolean): void {
    for (const [id, { message, reject }] of this.#pending) {
      if (!which(message)) continue
      this.#pending.delete(id)
      reject(new Refusal(LOST))
    }
  }

  /** Back online, or looked at again: no need to wait. */
  #hurry = (): void => {
    const state = this.#socket?.readyState
    const isGone = state === undefined || state === WebSocket.CLOSED
    if (isGone && !this.#closed && document.visibilityState === 'visible') this.#open()
  }
}
