/** The shapes a pack may choose: outlines around (0, 0), and how an icon stands in them. */

import { ICONS } from './icons'
import type { Look, Mark } from './drawing'

/** For a size of 1; corners are cut as those of rooms are. */
const OUTLINES: Record<Look['shape'], [number, number][]> = {
  round: Array.from({ length: 32 }, (_, nth) => turned(nth / 32)),
  hexagon: Array.from({ length: 6 }, (_, nth) => turned(nth / 6)),
  diamond: [[0, -1.06], [1.06, 0], [0, 1.06], [-1.06, 0]],
  square: [[-0.66, -0.88], [0.66, -0.88], [0.88, -0.66], [0.88, 0.66], [0.66, 0.88], [-0.66, 0.88], [-0.88, 0.66], [-0.88, -0.66]],
  shield: [[-0.86, -0.86], [0, -1], [0.86, -0.86], [0.86, 0.1], [0.62, 0.6], [0, 1.04], [-0.62, 0.6], [-0.86, 0.1]],
  triangle: [[-0.12, -1], [0.12, -1], [1.06, 0.66], [0.94, 0.86], [-0.94, 0.86], [-1.06, 0.66]],
}

/** How large an icon is in a shape of size 1, and how far below its middle it stands. */
const PLACES: Record<Look['shape'], [number, number]> = {
  round: [0.66, 0],
  hexagon: [0.64, 0],
  diamond: [0.54, 0],
  square: [0.68, 0],
  shield: [0.62, -0.08],
  triangle: [0.5, 0.28],
}

function turned(part: number): [number, number] {
  return [Math.cos(part * 2 * Math.PI), Math.sin(part * 2 * Math.PI)]
}

const round = (value: number): number => Math.round(value * 10) / 10

/** The outline of a shape of some size around a point. */
export function outline(shape: Look['shape'], size: number, x = 0, y = 0): string {
  return `M${OUTLINES[shape].map(([dx, dy]) => `${round(x + dx * size)} ${round(y + dy * size)}`).join('L')}z`
}

/** The icon as it stands in a shape of some size around a point. */
export function icon({ icon, shape }: Look, size: number, x = 0, y = 0): Mark[] {
  const [part, below] = PLACES[shape]
  const transform = `translate(${round(x)} ${round(y + below * size)}) scale(${Math.round((part * size * 100) / 16) / 100})`
  return ICONS[icon].map(([tone, d]) => [tone, d, transform])
}
