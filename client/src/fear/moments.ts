/** What a line of the story looks and sounds like. The line itself is told at once; its moment follows on the board. */

import type { Line } from '../shown'

export type Sound =
  | 'die'
  | 'knock'
  | 'bag'
  | 'contact'
  | 'blow'
  | 'wound'
  | 'fire'
  | 'fault'
  | 'door'
  | 'alarm'
  | 'light'
  | 'end'
  | 'turn'
  | 'dark'
  | 'hum'
  | 'launch'
  | 'screen'
  | 'lift'

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
  /** the lights go out, and words say where */
  | 'dark'
  /** the lights come on again, and words say where */
  | 'lit'

export interface Moment {
  look: Look
  sound: Sound | ''
  /** Milliseconds it takes when nothing else waits. */
  long: number
  /** What it happens to: a room, a corridor, a seat, an intruder. */
  at: string
  /** What is shown: the face of a die, the kind of a creature, the id of a card. */
  shows: string
  /** Which die it is, if it is one. */
  die: string
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
  /** The die, unless the line names another. */
  die?: string
  veils?: string
}

/** By the kind of a line; `at`, `shows` and `veils` name arguments of its event. */
const SHAPES: Record<string, Shape> = {
  'noise-rolled': { look: 'die', sound: 'die', long: 1100, at: 'who', shows: 'face', die: 'noise' },
  'combat-rolled': { look: 'die', sound: 'die', long: 1000, at: 'who', shows: 'face', die: 'combat' },
  'advantage-rolled': { look: 'die', sound: 'die', long: 1100, at: 'who', shows: 'face', die: 'advantage' },
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
  'power-off': { look: 'dark', sound: 'dark', long: 1600 },
  'power-on': { look: 'lit', sound: 'hum', long: 1200 },
  'time-token-off': { look: 'banner', sound: 'dark', long: 1100 },
  'time-token-on': { look: 'banner', sound: 'hum', long: 1000 },
  'css-revealed': { look: 'card', sound: 'alarm', long: 1400, shows: 'css' },
  'css-pod-launched': { look: 'banner', sound: 'launch', long: 1500 },
  'css-pod-fails': { look: 'banner', sound: 'fault', long: 1500, at: 'room' },
  'computer-card': { look: 'card', sound: 'screen', long: 900, shows: 'computer' },
  'lock-down': { look: 'flare', sound: 'alarm', long: 900, at: 'room' },
  'surface-card': { look: 'card', sound: 'light', long: 1500, at: 'who', shows: 'surface' },
  'contingency-shown': { look: 'card', sound: 'light', long: 1400, shows: 'contingency' },
  'weakness-discovered': { look: 'card', sound: 'light', long: 1400, shows: 'weakness' },
  'elevator-comes': { look: 'flare', sound: 'lift', long: 700, at: 'room' },
  'elevator-rides': { look: 'flare', sound: 'lift', long: 800, at: 'room' },
  'gate-opens': { look: 'banner', sound: 'door', long: 1100 },
  'isolation-opens': { look: 'banner', sound: 'light', long: 1000 },
  'attempt-fails': { look: 'banner', sound: 'fault', long: 1100, at: 'room' },
  'rover-drives': { look: 'flare', sound: '', long: 800, at: 'room' },
  'locked-in': { look: 'banner', sound: 'door', long: 1200 },
  'bunker-reached': { look: 'banner', sound: 'door', long: 1200 },
  'alert-starts': { look: 'banner', sound: 'alarm', long: 1500 },
  'autodestruction-starts': { look: 'banner', sound: 'alarm', long: 1500 },
  'autodestruction-red': { look: 'banner', sound: 'alarm', long: 1800 },
  'autodestruction-stops': { look: 'banner', sound: 'light', long: 1000 },
  'venting-begins': { look: 'flare', sound: 'alarm', long: 800, at: 'room' },
  vented: { look: 'flare', sound: 'blow', long: 900, at: 'room' },
  exterminated: { look: 'flare', sound: 'fire', long: 800, at: 'room' },
  'facility-destroyed': { look: 'banner', sound: 'end', long: 2000 },
  'facility-purged': { look: 'banner', sound: 'end', long: 2000 },
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
    die: argument('die') || (shape.die ?? ''),
    text: line.text,
    veils: argument(shape.veils),
  }
}
