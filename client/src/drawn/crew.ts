/** A character by face and by outline: as the game has drawn it, as a pack has declared it, or in a closed suit. */

import { bustFrom, figureFrom } from './composed'
import { declaredOf } from './declared.svelte'
import type { Drawing, Mark } from './drawing'
import { drawnIn } from './places.svelte'

/** A closed helmet on a suit, before and after its visor is drawn. */
const HELMET: Mark[] = [
  ['body', 'M-91 116q-1-13 2-26c7-19 31-27 48-33l10-4q18-1 36 0 18-1 36 0l11 4c15 5 32 13 39 30q3 14 3 29ZM1-100q26 2 45 21c26 29 14 93-18 114q-16 8-34 6-18-1-32-13-11-13-15-31c-9-32-11-79 26-93q13-6 28-4Z'],
  ['light', 'M-91 114q-1-15 4-28 22-26 56-33 36-3 72 0 22 5 39 19-17-11-38-15-37-3-72 1-31 6-52 29-7 12-9 27Zm45-98c-24-47-17-133 58-114q17 4 31 15-12-7-26-9c-68-18-84 59-63 108Z'],
  ['shade', 'M13 66l28-13c20 8 46 14 51 39l2 24h-63c2-32 3-27-18-50ZM53-67c18 43-2 112-58 108q-17-1-31-11 12 6 25 2 16 0 31-7c23-14 43-67 33-92Z'],
]
const COLLAR: Mark[] = [
  ['accent', 'M41-38h11l-2 35-11 3ZM-38 94h76v11h-76Z'],
  ['body', 'M-41 28q10 8 21 14 23 10 43-2l21-21q10 10 15 23 2 7 0 14-2 10-9 16c-20 18-74 17-95 0q-6-5-8-12c-2-11 8-23 12-32Z'],
  ['shade', 'M58 38c21 47-70 60-103 34q45 16 88-4 7-6 11-15 5-7 4-15Z'],
  ['light', 'M-52 64q-2-19 11-36c45 29 49 25 84-9h1l3 4-2-2-1 1c-28 57-77 11-83 11-1 11-15 20-13 31Z'],
]

const UNKNOWN_BUST: Drawing = { box: [189, 220], marks: [
  ...HELMET,
  ['hole', 'M-53-44q0-14 9-25c12-12 49-14 61-2q14 18 12 41c-3 73-87 64-82-14Z'],
  ['shade', 'M-16-71c-13 34-13 35-15 71q-7-5-12-11c-8-13-7-43 7-53q9-5 20-7Z'],
  ['light', 'M-44-41q0-22 22-25-9 6-16 13Z'],
  ...COLLAR,
] }

const UNKNOWN_FIGURE: Drawing = { box: [89, 170], marks: [
  ['shade', 'M1 12h17q4 28 0 57l6 10h-18c-3-22-3-45-5-67ZM26-43c11 27 10 21 4 50l-10-2c3-24 3-20-7-43Z'],
  ['body', 'M-16 12h15l-3 67h-18l4-9q-2-29 2-58Zm3-50c-10 23-10 19-7 43l-10 2c-6-29-7-23 4-50Z'],
  ['light', 'M-22 79l4-9-1-23 3-35h14l-12 3c-7 5 0 49-2 57ZM-31 2q-6-23 5-45h1l9 4-8-1q-2 2-3 5-8 18-4 37Z'],
  ['hole', 'M-19 70h16v11h-21ZM4 70h15l6 11h-19Z'],
  ['body', 'M19 21h-38q1-19-1-39c-3-26-11-30 20-31 31-1 22 7 20 31q-2 20-1 39Z'],
  ['light', 'M-19 18l-1-35-3-22q-1-3 1-6 8-5 18-4 13-2 25 3h-25q-9-1-16 4 2 21 1 60Z'],
  ['shade', 'M7-49q9 0 15 4c4 7-2 22-3 30v36h-12q5-35 0-70Z'],
  ['accent', 'M-18-36h36v21h-36Z'],
  ['shade', 'M13-36h5v21h-5Z'],
  ['hole', 'M-19 6h38v4h-38Z'],
  ['body', 'M1-82c24 2 23 40-2 38-25-3-22-40 2-38Z'],
  ['shade', 'M17-71c7 20-12 34-30 23q29 6 30-23Z'],
  ['light', 'M-16-53c-7-20 10-39 28-24-17-9-31 7-28 24Z'],
  ['hole', 'M-15-67c7-12 31-4 23 10-9 14-31 3-23-10Z'],
  ['light', 'M-12-66l6-3-3 12-3-1Z'],
] }

export function bustOf(character: string | null): Drawing {
  const look = declaredOf(`character:${character}`)
  if (look) return bustFrom(look, UNKNOWN_BUST.box, HELMET, COLLAR)
  return (character && drawnIn((place) => place.busts[character])) || UNKNOWN_BUST
}

export function figureOf(character: string | null): Drawing {
  const look = declaredOf(`character:${character}`)
  if (look) return figureFrom(look, UNKNOWN_FIGURE)
  return (character && drawnIn((place) => place.figures[character])) || UNKNOWN_FIGURE
}
