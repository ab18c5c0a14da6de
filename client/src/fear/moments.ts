/** What a line of the story looks and sounds like. The line itself is told at once; its moment follows on the board. */

import type { Line } from '../shown'

export type Sound = 'die' | 'knock' | 'bag' | 'contact' | 'blow' | 'wound' | 'fire' | 'fault' | 'door' | 'alarm' | 'light' | 'end' | 'turn'

export type Look =
  /** rings around a place */
  | 'ripple'
  /** the place flares up */
  | 'flare'
  /** a die comes to rest on a face */
  | 'die'
  /** a token comes out of the bag */
  | 'token'
  /** something rises, with its name */
  | 'rise'
  /** a card is turned over */
  | 'card'
  /** words across the ship */
  | 'banner'

export interface Moment {
  look: Look
  sound: Sound | ''
  /** Milliseconds it takes when nothing else waits. */
  long: number
  /** What it happens to: a room, a corridor, a seat, an intruder. */
  at: string
  /** What is shown: the face of a die, the kind of a creature, the id of a card. */
  shows: string
  text: string
  /** What must not be seen on the board before its moment. */
  veils: string
}

interface Shape {
  look: Look
  sound: Sound | ''
  long: number
  at?: string
  shows?: string
  veils?: string
}

/** By the kind of a line; `at`, `shows` and `veils` name arguments of its event. */
const SHAPES: Record<string, Shape> = {
  'noise-rolled': { look: 'die', sound: 'die', long: 1100, at: 'who', shows: 'face' },
  'combat-rolled': { look: 'die', sound: 'die', long: 1000, at: 'who', shows: 'face' },
  'noise-placed': { look: 'ripple', sound: 'knock', long: 750, at: 'corridor' },
  'noise-again': { look: 'ripple', sound: 'contact', long: 700, at: 'corridor' },
  danger: { look: 'ripple', sound: 'knock', long: 600, at: 'room' },
  encounter: { look: 'flare', sound: 'contact', long: 600, at: 'room' },
  'token-drawn': { look: 'token', sound: 'bag', long: 1100, shows: 'token' },
  'bag-drawn': { look: 'token', sound: 'bag', long: 1000, shows: 'token' },
  'intruder-appears': { look: 'rise', sound: 'contact', long: 1700, at: 'room', shows: 'foe', veils: 'foe' },
  'intruder-transforms': { look: 'rise', sound: 'contact', long: 1500, at: 'room', shows: 'foe' },
  'intruder-moves': { look: 'flare', sound: 'knock', long: 500, at: 'room' },
  'intruder-dies': { look: 'flare', sound: 'blow', long: 700, at: 'room' },
  'surprise-check': { look: 'banner', sound: '', long: 900, at: 'who' },
  attack: { look: 'flare', sound: 'blow', long: 600, at: 'who' },
  'attack-card': { look: 'card', sound: 'blow', long: 1200, at: 'who', shows: 'card' },
  'light-wound': { look: 'flare', sound: 'wound', long: 500, at: 'who' },
  'serious-wound': { look: 'flare', sound: 'wound', long: 700, at: 'who' },
  burned: { look: 'flare', sound: 'fire', long: 400, at: 'who' },
  contaminated: { look: 'flare', sound: 'wound', long: 400, at: 'who' },
  'larva-infests': { look: 'flare', sound: 'wound', long: 900, at: 'who' },
  'fire-placed': { look: 'flare', sound: 'fire', long: 550, at: 'room' },
  'malfunction-placed': { look: 'flare', sound: 'fault', long: 500, at: 'room' },
  'door-closed': { look: 'ripple', sound: 'door', long: 350, at: 'corridor' },
  'door-opened': { look: 'ripple', sound: 'door', long: 350, at: 'corridor' },
  'door-destroyed': { look: 'ripple', sound: 'blow', long: 450, at: 'corridor' },
  explored: { look: 'flare', sound: 'light', long: 600, at: 'room' },
  'event-drawn': { look: 'card', sound: 'light', long: 1500, shows: 'card' },
  died: { look: 'banner', sound: 'end', long: 1600, at: 'room' },
  perished: { look: 'banner', sound: 'end', long: 900 },
  'self-destruct-starts': { look: 'banner', sound: 'alarm', long: 1500 },
  'hibernation-opens': { look: 'banner', sound: 'light', long: 1000 },
  'pod-launched': { look: 'banner', sound: 'end', long: 1200 },
  'ship-explodes': { look: 'banner', sound: 'end', long: 2000 },
  'ship-jumps': { look: 'banner', sound: 'end', long: 2000 },
}

export function momentOf(line: Line): Moment | null {
  const shape = SHAPES[line.kind]
  if (!shape) return null
  const argument = (name?: string): string => (name ? String(line.args?.[name] ?? '') : '')
  return {
    look: shape.look,
    sound: shape.sound,
    long: shape.long,
    at: argument(shape.at),
    shows: argument(shape.shows),
    text: line.text,
    veils: argument(shape.veils),
  }
}
