/** The order in which options stand in the list and are counted. */

import type { Option, Prompt } from '../shown'

/** What is listed: options, and the order of their groups. Any other group comes after those. */
type Listed = Pick<Prompt, 'groups' | 'options'>
const PASS = 'pass'

export function grouped({ groups, options }: Listed): [string, Option[]][] {
  const listed = options.filter((option) => option.id !== PASS)
  const found = [...new Set([...groups, ...listed.map((option) => option.group)])].map(
    (group) => [group, listed.filter((option) => option.group === group)] as [string, Option[]],
  )
  return found.filter(([, held]) => held.length)
}

/** As they are numbered: group by group, passing last. */
export function inOrder(prompt: Listed): Option[] {
  return [...grouped(prompt).flatMap(([, held]) => held), ...prompt.options.filter((option) => option.id === PASS)]
}
