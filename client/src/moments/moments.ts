/** What a line of the story looks and sounds like. The line itself is told at once; its moment follows on the board. */

import type { Line } from '../shown'
import * as wire from '../wire'

export type Look = wire.Moment['look']
export type Sound = Exclude<wire.Moment['sound'], ''>

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

export function momentOf(line: Line): Moment | null {
  const shape = wire.MOMENTS[line.kind]
  if (!shape) return null
  const argument = (name = ''): string => {
    const said: unknown = line.args?.[name] ?? ''
    return String(said)
  }
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
