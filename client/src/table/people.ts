/** Crew at a glance: two letters and a shape of their own, so that no colour is needed to tell them apart. */

import type { Screen } from '../shown'

export const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'hexagon'] as const

/** Two letters for each name, no pair twice. */
export function initials(names: string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const number = /\d+$/.exec(name)?.[0]
    if (number) return `${name[0]}${number}`
    const letters = [...name.replace(/[^\p{L}\d]/gu, '')]
    const pairs = letters.slice(1).map((letter) => `${letters[0]}${letter}`)
    const found = pairs.find((pair) => !taken.has(pair)) ?? name.slice(0, 2)
    taken.add(found)
    return found
  })
}

/** What a seat is called: its character, and whoever plays it, if that is somebody else than you. */
export function called(screen: Screen, seat: number): string {
  const name = screen.words?.people[seat] ?? ''
  const player = seat === screen.table.you ? '' : (screen.table.seats[seat]?.name ?? '')
  return player && name ? `${name} (${player})` : name || player
}

/** The characters by seat, as their drawings know them; null before they are chosen. */
export function charactersOf(screen: Screen): (string | null)[] {
  return screen.view!.crew.map((person) => person.character?.split(':').at(-1) ?? null)
}
