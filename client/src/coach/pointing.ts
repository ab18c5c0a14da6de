/** What a lesson points at: options whose ids begin as it says, and what it speaks of on the drawn ship. */

import type { Point } from '../board/geometry'
import { pointOf } from '../board/where'
import type { Screen } from '../shown'

export function isPointedAt(screen: Screen | null, option: string): boolean {
  const points = screen?.lesson?.points ?? []
  return points.some((start) => option === start || option.startsWith(`${start}/`))
}

/** References to what the step is about: `noise` and `intruder` are all of it around the learner. */
export function taughtOn({ lesson, view }: Screen): Set<string> {
  if (!lesson || !view || view.viewer === null) return new Set()
  const own = view.crew[view.viewer]?.room ?? ''
  const around: Record<string, () => string[]> = {
    noise: () => view.corridors.filter((each) => each.noise && each.ends.includes(own)).map((each) => each.ref),
    intruder: () => view.rooms.find((room) => room.ref === own)?.intruders.map((foe) => foe.ref) ?? [],
  }
  return new Set(lesson.about.flatMap((ref) => around[ref]?.() ?? [ref]))
}

/** The middle of what the step is about on the ship; null if there is nothing to look at. */
export function taughtAt(screen: Screen): Point | null {
  const points = [...taughtOn(screen)].map((ref) => pointOf(ref, screen.view!)).filter((point) => point !== null)
  const mean = (values: number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length
  return points.length ? { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) } : null
}
