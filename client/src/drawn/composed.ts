/** Drawings made from what a pack has declared: its icon, in its shape, in its colour. */

import { FURNITURE, WALL } from './furniture'
import { icon, outline } from './outlines'
import type { Drawing, Look, Mark } from './drawing'

/** An item or a card: a plate of steel with the icon let into it. */
export function emblemFrom(look: Look): Drawing {
  const plate: Mark[] = [['body', outline(look.shape, 28)], ['sign', outline(look.shape, 25.4)], ['hole', outline(look.shape, 23)]]
  return { box: [60, 60], look, marks: [...plate, ...icon(look, 23)] }
}

/** A place from above. */
export function plan(...marks: Mark[]): Drawing {
  return { box: [160, 84], marks }
}

/** A place of a pack: the icon on a dais in the middle, furniture of the shape on both sides. */
export function planFrom(look: Look): Drawing {
  const sides = ['', 'scale(-1 1)'].flatMap((side) => FURNITURE[look.shape].map(([tone, d]): Mark => [tone, d, side]))
  const dais: Mark[] = [['body', outline(look.shape, 33)], ['shade', outline(look.shape, 28)], ['trace', outline(look.shape, 28)]]
  return { ...plan(...WALL, ...sides, ...dais, ...icon(look, 28)), look }
}

/** Head and shoulders in the suit of anybody: the face plate in the shape, the icon glowing in it, a patch on the chest. */
export function bustFrom(look: Look, box: Drawing['box'], helmet: Mark[], collar: Mark[]): Drawing {
  const [x, y] = [-5, -29]
  const visor: Mark[] = [['body', outline(look.shape, 56, x, y)], ['shade', outline(look.shape, 52, x, y)], ['sign', outline(look.shape, 49, x, y)], ['hole', outline(look.shape, 44, x, y)]]
  const patch: Mark[] = [['sign', outline(look.shape, 15, 60, 92)], ['shade', outline(look.shape, 9, 60, 92)]]
  return { box, look, marks: [...helmet, ...collar, ...visor, ...icon(look, 47, x, y), ...patch] }
}

/** The same suit from afar: the icon on the chest, above the colour of the seat, and the visor in its own. */
export function figureFrom(look: Look, suit: Drawing): Drawing {
  const chest: Mark[] = [['shade', outline(look.shape, 16, -1, -26)], ['sign', outline(look.shape, 14.5, -1, -26)], ['hole', outline(look.shape, 12, -1, -26)], ...icon(look, 13, -1, -26)]
  return { ...suit, look, marks: [...suit.marks, ...chest, ['sign', 'M-14-66c6-10 28-4 21 8-8 11-28 3-21-8Z']] }
}
