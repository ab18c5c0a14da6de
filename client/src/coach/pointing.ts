/** What a lesson points at: options whose ids begin as it says. */

import type { Screen } from '../shown'

export function isPointedAt(screen: Screen | null, option: string): boolean {
  const points = screen?.lesson?.points ?? []
  return points.some((start) => option === start || option.startsWith(`${start}/`))
}
