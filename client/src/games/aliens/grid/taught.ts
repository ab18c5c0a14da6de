/** What a lesson speaks of on the boards. */

import type { Screen } from '../../../shown'
import { viewOf } from '../view'
import { groundOf, U, type Spot } from './ground'
import { pointOf } from './scene'

/** Where everything is that a step is about, on the drawing; `hunter` is whatever hunts on the boards. */
export function taughtOn(screen: Screen): Spot[] {
  const { lesson } = screen
  if (!lesson) return []
  const view = viewOf(screen)
  const ground = groundOf(view.mission, view.sides)
  const hunters = [...view.aliens, ...view.blips].map(({ ref }) => ref)
  const refs = lesson.about.flatMap((ref) => (ref === 'hunter' ? hunters : [ref]))
  return refs.flatMap((ref) => pointOf(ref, view, ground) ?? [])
}

/** The middle of it, in spaces; null if there is nothing to look at. */
export function taughtAt(screen: Screen): Spot | null {
  const points = taughtOn(screen)
  const mean = (values: number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length / U - 0.5
  return points.length ? { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) } : null
}
