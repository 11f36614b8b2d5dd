import type { BoardProps } from '../board'
import { districtsOf, fieldOf, fieldsOf, sameMove, tokensOf } from './moves'
import type { Move, Shapes } from './shapes'

type Asked = Pick<BoardProps<Shapes>, 'choices' | 'proposed' | 'shot' | 'onpropose' | 'onconfirm' | 'ontry'>

/** What a player has taken up so far: a token, or a field, of a placement that is not complete. */
export class Picking {
  token = $state<number | null>(null)
  field = $state<number | null>(null)
  #asked: () => Asked
  #before: number | null = null // what was proposed when the page was last looked at
  #isOurs = false // what was proposed since then was put back here, not on the page
  #isElsewhere = $state(false) // what is taken up was chosen from the page's list, and narrows nothing there

  readonly moves = $derived.by(() => this.#asked().choices.map(({ move }) => move))
  /** What is asked: the name of the moves on offer, a placement before the way out of it. */
  readonly kind = $derived(this.moves[0]?.move ?? '')
  readonly proposed = $derived.by(() => {
    const { choices, proposed } = this.#asked()
    return choices.find(({ action }) => action === proposed)?.move ?? null
  })
  /** Fields that can be chosen now, given the token taken up. */
  readonly fields = $derived(fieldsOf(this.moves, this.token))
  /** Tokens of the hand that can be chosen now, given the field taken up. */
  readonly tokens = $derived(tokensOf(this.moves, 'place', this.field))
  /** Kinds in the automaton's row that can be shot. */
  readonly targets = $derived(tokensOf(this.moves, 'shoot', null))
  readonly districts = $derived(districtsOf(this.moves))
  /** The actions that what is taken up may still become; null where nothing is. */
  readonly actions = $derived.by((): number[] | null => {
    const { choices } = this.#asked()
    const { token, field } = this
    if ((token === null && field === null) || this.#isElsewhere || !choices.length) return null
    if (this.kind !== 'place') return choices.map(({ action }) => action)
    const fits = choices.filter(
      ({ move }) => move.move === 'place' && [move.token, null].includes(token) && [move.field, null].includes(field),
    )
    return fits.map(({ action }) => action)
  })

  constructor(asked: () => Asked) {
    this.#asked = asked
  }

  /** Takes up a token of the hand, or puts it back; with a field taken up it goes there. */
  pickToken(kind: number): void {
    if (this.#asked().shot) return
    if (this.field !== null) return this.place(kind, this.field)
    if (this.token === kind) return this.putBack()
    this.#retract()
    this.take(kind)
  }

  /** Takes up a token, whatever was before. */
  take(kind: number): void {
    this.token = kind
    this.#isElsewhere = false
  }

  pickField(field: number, district: number): void {
    const { kind } = this
    if (this.#asked().shot) return
    if (kind === 'effect') return this.choose({ move: 'effect', field })
    if (kind && kind !== 'place' && this.districts.size) return this.pickDistrict(district)
    if (this.proposed && fieldOf(this.proposed) === field) return this.#asked().onconfirm()
    if (this.token !== null) return this.place(this.token, field)
    if (kind === 'place') this.#pickFirst(field)
  }

  /** A field before the token: if only one token fits it goes there at once. */
  #pickFirst(field: number): void {
    this.#retract()
    this.#isElsewhere = false
    this.field = this.field === field ? null : field
    const [only, ...more] = this.tokens
    if (this.field !== null && only !== undefined && !more.length) this.place(only, field)
  }

  pickDistrict(district: number): void {
    const { kind } = this
    if (kind === 'smuggle' || kind === 'open' || kind === 'advance') this.choose({ move: kind, district })
  }

  place(token: number, field: number): void {
    this.take(token)
    this.field = null
    this.choose({ move: 'place', token, field })
  }

  /** Proposes a move, confirms it the second time; what is not on offer is tried, and the page says why not. */
  choose(move: Move): void {
    const { choices, proposed, shot, onpropose, onconfirm, ontry } = this.#asked()
    if (shot) return
    const choice = choices.find((one) => sameMove(one.move, move))
    if (!choice) this.#isOurs = proposed !== null
    if (!choice) ontry({ ...move })
    else if (choice.action === proposed) onconfirm()
    else onpropose(choice.action)
  }

  /** A token dropped on a field: it was shown there while it was dragged, so it is confirmed at once. */
  drop(token: number, field: number): void {
    this.#retract()
    this.place(token, field)
    if (this.proposed && sameMove(this.proposed, { move: 'place', token, field })) this.#asked().onconfirm()
  }

  putBack(): void {
    this.clear()
    this.#retract()
  }

  #retract(): void {
    const { proposed, onpropose } = this.#asked()
    if (proposed === null) return
    this.#isOurs = true
    onpropose(null)
  }

  /** Whatever the page proposes is taken up here; what it puts back is put back here too. */
  follow(): void {
    const { proposed } = this.#asked()
    if (proposed !== null) this.#isElsewhere = !this.actions?.includes(proposed)
    if (proposed !== null) this.token = this.proposed?.move === 'place' ? this.proposed.token : null
    else if (this.#before !== null && !this.#isOurs) this.clear()
    this.#before = proposed
    this.#isOurs = false
  }

  /** A new position: nothing is taken up. */
  clear(): void {
    this.token = null
    this.field = null
    this.#isElsewhere = false
  }
}
