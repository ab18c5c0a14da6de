/** What a line of the story looks and sounds like. The line itself is told at once; its moment follows on the board. */

import type { Line } from '../shown'
import type * as wire from '../wire'

export type Look = wire.Moment['look']
export type Sound = Exclude<wire.Moment['sound'], ''>

export interface Moment {
  look: Look
  sound: Sound | ''
  /** Milliseconds it takes when nothing else waits. */
  long: number
  /** What it happens to: a place, a seat, whatever else is on the board. */
  at: string
  /** What is shown: the face of a die, the kind of a thing, the id of a card. */
  shows: string
  /** Which die it is, if it is one. */
  die: string
  text: string
  /** What must not be seen on the board before its moment. */
  veils: string
}

export type Shapes = wire.Catalogue['moments']

/** The moment of a line, by the shapes that a game gives its kinds of events. */
export function momentOf(line: Line, shapes: Shapes): Moment | null {
  const shape = shapes[line.kind]
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
