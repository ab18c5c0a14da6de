/** Crew at a glance: a few letters and a shape of their own, so that no colour is needed to tell them apart. */

import type { Screen } from '../shown'

export const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'hexagon'] as const

/** How each name begins: with two letters, or with as many as it takes to tell it from the others. */
export function initials(names: string[]): string[] {
  const spelt = names.map((name) => [...name.replace(/[^\p{L}\d]/gu, '')])
  return names.map((name, nth) => {
    const number = /\d+$/.exec(name)?.[0]
    if (number) return `${name[0]}${number}`
    const letters = spelt[nth]!
    const begins = (long: number): string => letters.slice(0, long).join('')
    const alike = (long: number): boolean =>
      spelt.some((other, each) => each !== nth && other.slice(0, long).join('') === begins(long))
    let long = 2
    while (long < letters.length && alike(long)) long++
    return begins(long)
  })
}

/** The name of a seat: its character, and the person who plays it unless it is you. */
export function called(screen: Screen, seat: number): string {
  const name = screen.words?.people[seat] ?? ''
  const player = seat === screen.table.you ? '' : (screen.table.seats[seat]?.name ?? '')
  return player && name ? `${name} (${player})` : name || player
}
