/** What the cursor on the boards goes to at once, instead of space by space. */

import type { Option } from '../../../shown'
import { followed, heroesOf, type View } from '../view'
import { echoesIn } from './echoes'
import type { Cell, Ground } from './ground'
import { far } from './reach'
import { cellOf, optionsAt } from './scene'

/** The middles of rooms, what moves, what some option offers, and the viewer's heroes. */
export type Landmark = 'room' | 'contact' | 'offer' | 'hero'

const KEYS: Record<string, [Landmark, 1 | -1]> = {
  pagedown: ['room', 1],
  pageup: ['room', -1],
  n: ['contact', 1],
  m: ['offer', 1],
  home: ['hero', 1],
}

/** Where a pressed key leads, to the next or to the one before; with Shift the other way round. */
export function strideOf(event: KeyboardEvent): [Landmark, number] | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined
  const [landmark, step] = KEYS[event.key.toLowerCase()] ?? []
  return landmark && [landmark, event.shiftKey ? -step! : step!]
}

/** All landmarks of a kind: rooms as they lie on the boards, anything else the nearest to the viewer first. */
export function landmarksIn(kind: Landmark, view: View, ground: Ground, options: readonly Option[]): Cell[] {
  const own = heroesOf(view, view.viewer).flatMap((hero) => ground.space(hero.space) ?? [])
  const anybody = ground.space(followed(view)?.space ?? null)
  switch (kind) {
    case 'room':
      return [...ground.rooms.values()].map(centreOf)
    case 'contact':
      return unique(echoesIn(view, ground).flatMap((echo) => ground.space(echo.space) ?? []))
    case 'hero':
      return own.length || !anybody ? own : [anybody]
    case 'offer': {
      const named = options.flatMap((option) => option.about).flatMap((ref) => cellOf(ref, view, ground) ?? [])
      const cells = unique(named).filter((cell) => optionsAt(cell, view, options).length)
      return anybody ? cells.sort((a, b) => far(a, anybody) - far(b, anybody) || a.y - b.y || a.x - b.x) : cells
    }
  }
}

/** The landmark that follows where the cursor is; the first or the last of them, if it is at none. */
export function nextOf(cells: readonly Cell[], from: Cell, kind: Landmark, step: number): Cell | undefined {
  const at = cells.findIndex((cell) => (kind === 'room' ? cell.room === from.room : cell === from))
  if (at < 0) return cells.at(step > 0 ? 0 : -1)
  return cells[(at + step + cells.length) % cells.length]
}

/** The space of a room that is nearest to its middle. */
function centreOf(cells: readonly Cell[]): Cell {
  const mean = (along: 'x' | 'y'): number => cells.reduce((sum, cell) => sum + cell[along], 0) / cells.length
  const [x, y] = [mean('x'), mean('y')]
  const off = (cell: Cell): number => Math.hypot(cell.x - x, cell.y - y)
  return cells.reduce((best, cell) => (off(cell) < off(best) ? cell : best))
}

function unique(cells: readonly Cell[]): Cell[] {
  return [...new Set(cells)]
}
