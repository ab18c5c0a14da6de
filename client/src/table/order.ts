/** The order in which options stand in the list and are counted. */

import type { Option } from '../shown'

/** Any other group comes after these. */
const GROUPS = ['fight', 'move', 'room', 'card', 'item', 'hands', 'other']
const PASS = 'pass'

export function grouped(options: Option[]): [string, Option[]][] {
  const listed = options.filter((option) => option.id !== PASS)
  const others = listed.map((option) => option.group).filter((group) => !GROUPS.includes(group))
  const found = [...GROUPS, ...new Set(others)].map(
    (group) => [group, listed.filter((option) => option.group === group)] as [string, Option[]],
  )
  return found.filter(([, held]) => held.length)
}

/** As they are numbered: group by group, passing last. */
export function inOrder(options: Option[]): Option[] {
  return [...grouped(options).flatMap(([, held]) => held), ...options.filter((option) => option.id === PASS)]
}
