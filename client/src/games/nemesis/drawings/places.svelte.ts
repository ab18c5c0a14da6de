/** Where the shown game is played: besides the usual drawings, those of its place, which come when first needed. */

import type { Drawing } from '../../../drawn/drawing'

type Drawings = Record<string, Drawing>

/** What hunts there. */
export interface Species {
  creatures: Drawings
  /** The same where they are small. */
  signs: Drawings
  /** Its tokens, its faces of dice. */
  marks: Drawings
  /** What lies about of it: eggs, the dead. */
  things: Drawings
}

export interface Place {
  rooms: Drawings
  busts: Drawings
  figures: Drawings
  things: Drawings
  cards: Drawings
  marks: Drawings
  /** Cards that show what another drawing shows: an objective its aim. */
  same: Record<string, string>
  /** Items, cards and tokens by the colour they have. */
  hues: Record<string, string[]>
  /** By name, the usual first. */
  species: Record<string, Species>
}

const PLACES = {
  ship: async () => (await import('../ship/drawings/ship')).SHIP,
  facility: async () => (await import('../facility/drawings/facility')).FACILITY,
}

let wanted = ''
let place = $state.raw<Place>()
let species = $state.raw<Species>()
/** All places, once somebody from another one was met. */
let others = $state.raw<Place[]>([])
let asked = false

/** What is shown happens in this place, hunted by this species. */
export async function drawFor(where: keyof typeof PLACES, hunters?: string): Promise<void> {
  const all = `${where} ${hunters}`
  if (wanted === all) return
  wanted = all
  const found = await PLACES[where]()
  const hunting =
    hunters && !found.species[hunters] ? (await everywhere()).find((each) => each.species[hunters]) : undefined
  if (wanted !== all) return
  place = found
  // a pack's own hunters look like those of the place
  species = (hunting ?? found).species[hunters ?? ''] ?? Object.values(found.species)[0]
}

/** A drawing as it is where the game is played, or else elsewhere: a crew may be far from home. */
export function drawnIn(pick: (place: Place) => Drawing | undefined): Drawing | undefined {
  const found = place && [place, ...others].map(pick).find((drawing) => drawing)
  if (place && !found && !asked) {
    asked = true
    void everywhere().then((places) => (others = places))
  }
  return found
}

async function everywhere(): Promise<Place[]> {
  return Promise.all(Object.values(PLACES).map((load) => load()))
}

/** The colour something has where the game is played, or else usually. */
export function hueOf(id: string, usual: Record<string, string[]>): string {
  const all = [...Object.entries(place?.hues ?? {}), ...Object.entries(usual)]
  return all.find(([, ids]) => ids.includes(id))?.[0] ?? ''
}

export function placeShown(): Place | undefined {
  return place
}

export function speciesShown(): Species | undefined {
  return species
}
