import { settings } from '$lib/settings.svelte'

/** A tone: its pitch in hertz, when it begins and how long it lasts, in seconds. */
type Tone = readonly [pitch: number, begins: number, lasts: number]
export type Sound = 'move' | 'turn' | 'refuse' | 'chat' | 'tick' | 'end'

const SOUNDS: Record<Sound, readonly Tone[]> = {
  move: [[220, 0, 0.07]],
  turn: [
    [392, 0, 0.12],
    [523, 0.11, 0.2],
  ],
  refuse: [
    [196, 0, 0.12],
    [156, 0.1, 0.2],
  ],
  chat: [[880, 0, 0.06]],
  tick: [[660, 0, 0.03]],
  end: [
    [262, 0, 0.25],
    [330, 0.14, 0.25],
    [392, 0.28, 0.25],
    [523, 0.42, 0.5],
  ],
}

let context: AudioContext | undefined

/** Plays a sound, if sounds are wanted. */
export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  void context.resume()
  for (const tone of SOUNDS[sound]) strike(context, tone)
}

function strike(on: AudioContext, [pitch, begins, lasts]: Tone): void {
  const at = on.currentTime + begins
  const string = new OscillatorNode(on, { type: 'triangle', frequency: pitch })
  const volume = new GainNode(on, { gain: 0 })
  volume.gain.setValueAtTime(0, at)
  volume.gain.linearRampToValueAtTime(0.14, at + 0.01)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + lasts)
  string.connect(volume).connect(on.destination)
  string.start(at)
  string.stop(at + lasts)
}
