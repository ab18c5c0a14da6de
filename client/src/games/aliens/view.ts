/** What a table of the game shows. */

import type { Screen } from '../../shown'
import type * as wire from '../wire'

export type View = wire.AliensView
export type Person = wire.PersonShown
export type Side = wire.SideShown

export function viewOf(screen: Screen): View {
  return screen.view as View
}

/** What such a screen says beside the boards. */
export function wordsOf(screen: Screen): wire.AliensWords {
  return screen.words as wire.AliensWords
}

/** What a reference is of, and which one it is. */
export function kindOf(ref: string): string {
  return ref.slice(0, ref.indexOf(':'))
}

export function idOf(ref: string): string {
  return ref.slice(ref.indexOf(':') + 1)
}

/** Whether somebody is still in the mission, or has left it alive. */
export function isIn(person: Person): boolean {
  return person.state === 'aboard' || person.state === 'out'
}

/** Whether somebody is through with this turn; whoever is active has only begun. */
export function hasActed(person: Person, view: View): boolean {
  return person.activated && person.ref !== view.active
}

/** The characters a seat plays that are on the boards or have got away. */
export function heroesOf(view: View, seat: number | null): Person[] {
  return seat === null ? [] : view.people.filter((person) => person.seat === seat && isIn(person))
}

/** Whom a viewer follows: whoever is active, or else their own hero, or else anybody on the boards. */
export function followed(view: View): Person | undefined {
  const active = view.people.find((person) => person.ref === view.active && person.space)
  const own = heroesOf(view, view.viewer).find((person) => person.space)
  return active ?? own ?? view.people.find((person) => person.space)
}
