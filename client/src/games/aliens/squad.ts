/** Who is who in the squad. */

import { initials } from '../../table/people'
import type { Screen } from '../../shown'
import { viewOf, wordsOf, type Person } from './view'

/** The first letters of each character's name, as many as it takes to tell them apart. */
export function lettersOf(screen: Screen): Map<string, string> {
  const { people } = viewOf(screen)
  const { squad } = wordsOf(screen)
  const letters = initials(people.map((person) => squad[person.ref] ?? ''))
  return new Map(people.map((person, nth) => [person.ref, letters[nth] ?? '']))
}

/** Heroes by the order of their seats, then grunts by rank, those who are gone last. */
export function inOrder(people: readonly Person[]): Person[] {
  const gone = (person: Person): number => Number(person.state === 'killed' || person.state === 'captured')
  return [...people].sort(
    (a, b) => gone(a) - gone(b) || (a.seat ?? 9) - (b.seat ?? 9) || b.rank - a.rank || a.ref.localeCompare(b.ref),
  )
}
