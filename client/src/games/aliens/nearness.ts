/** How near something is to the viewer: what is near sounds louder. */

import { groundOf } from './grid/ground'
import { far } from './grid/reach'
import { cellOf } from './grid/scene'
import { heroesOf, type View } from './view'

/** A contact this many spaces away is half as near as one that is here. */
const HALF = 6

/** From 1, here, to almost 0, at the other end of the boards; in between for whoever is nowhere. */
export function nearness(ref: string, view: View): number {
  const ground = groundOf(view.mission, view.sides)
  const there = cellOf(ref, view, ground)
  const own = heroesOf(view, view.viewer).flatMap((hero) => ground.space(hero.space) ?? [])
  if (!there || !own.length) return 0.5
  return 1 / (1 + Math.min(...own.map((cell) => far(cell, there))) / HALF)
}
