/** What a lesson speaks of on the drawn board. */

import type { Screen } from '../../../shown'
import { viewOf } from '../view'
import type { Point } from './geometry'
import type { Site } from './site'
import { pointOf } from './where'

/** References to what the step is about: `noise` and `intruder` are all of it around the learner. */
export function taughtOn(screen: Screen): Set<string> {
  const { lesson } = screen
  const view = viewOf(screen)
  if (!lesson || view.viewer === null) return new Set()
  const own = view.crew[view.viewer]?.room ?? ''
  const around: Record<string, () => string[]> = {
    noise: () => view.corridors.filter((each) => each.noise && each.ends.includes(own)).map((each) => each.ref),
    intruder: () => view.rooms.find((room) => room.ref === own)?.intruders.map((foe) => foe.ref) ?? [],
  }
  return new Set(lesson.about.flatMap((ref) => around[ref]?.() ?? [ref]))
}

/** The middle of what the step is about on the ship; null if there is nothing to look at. */
export function taughtAt(screen: Screen, site: Site): Point | null {
  const points = [...taughtOn(screen)]
    .map((ref) => pointOf(ref, viewOf(screen), site))
    .filter((point) => point !== null)
  const mean = (values: number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length
  return points.length ? { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) } : null
}
