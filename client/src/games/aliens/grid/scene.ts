/** Who and what is where on the boards of a view, and what that means for whoever walks there. */

import type { Option } from '../../../shown'
import { followed, type View } from '../view'
import { between, keyOf, U, type Cell, type Edge, type Ground, type Spot } from './ground'
import { far, middleOf } from './reach'

/** The verbs of options that lead somewhere, and of those that shoot. */
export const WALKS = ['go', 'step']
export const SHOOTS = ['attack', 'fire']

/** Every reference that stands for something in a space: the space itself, its room, its board, and what is there. */
export function refsAt(cell: Cell, view: View): string[] {
  const here = (thing: { space: string | null }): boolean => thing.space === cell.ref
  return [
    ...view.people.filter(here).map((person) => person.ref),
    ...view.aliens.filter(here).map((alien) => alien.ref),
    ...view.blips.filter(here).map((blip) => blip.ref),
    ...view.points.filter(here).map((point) => point.ref),
    ...view.sentries.filter(here).map((gun) => gun.ref),
    cell.ref,
    cell.room,
    `side:${cell.ref.slice(6).split('-')[0]}`,
  ]
}

/** Where something is that a reference names; null if it is not on the boards. */
export function cellOf(ref: string, view: View, ground: Ground): Cell | null {
  const [kind] = ref.split(':')
  if (kind === 'seat') {
    const hero = view.people.find((person) => `seat:${person.seat}` === ref)
    return ground.space(hero?.space ?? null) ?? null
  }
  const all: { ref: string; space: string | null }[] = [
    ...view.people,
    ...view.aliens,
    ...view.blips,
    ...view.points,
    ...view.sentries,
  ]
  const door = view.doors.find((each) => each.ref === ref)
  return ground.space(all.find((each) => each.ref === ref)?.space ?? door?.one ?? ref) ?? null
}

/** The middle of something on the drawing: of a room all of it, of a door its edge. */
export function pointOf(ref: string, view: View, ground: Ground): Spot | null {
  const door = view.doors.find((each) => each.ref === ref)
  const [one, other] = [ground.space(door?.one ?? null), ground.space(door?.other ?? null)]
  if (one && other) return middleOf({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
  const cell = cellOf(ref, view, ground)
  return cell ? middleOf(cell) : null
}

/** The edge a door closes. */
export function edgeOf(door: { one: string; other: string }, ground: Ground): Edge | null {
  const [one, other] = [ground.space(door.one), ground.space(door.other)]
  return one && other ? between(one, other) : null
}

/** The edges that barricades close. */
export function barredIn(view: View, ground: Ground): Set<string> {
  const edges = view.doors.filter((door) => door.barricaded).map((door) => edgeOf(door, ground))
  return new Set(edges.flatMap((edge) => (edge ? [keyOf(edge)] : [])))
}

/** The spaces next to what hunts, where a step ends. */
export function stopsIn(view: View, ground: Ground): Set<string> {
  const barred = barredIn(view, ground)
  const threats = [...view.aliens, ...view.blips].flatMap(({ space }) => ground.space(space) ?? [])
  return new Set(threats.flatMap((cell) => ground.around(cell, barred).map((beside) => beside.ref)))
}

/** The spaces that something holds which nobody walks through. */
export function takenIn(view: View): Set<string> {
  return new Set([...view.aliens, ...view.blips].map(({ space }) => space))
}

/** The floor nobody of the squad sees. */
export function unlitIn(view: View, ground: Ground): Cell[] {
  if (!Object.keys(view.lit).length) return []
  return ground.cells.filter((cell) => {
    if (cell.what !== 'floor') return false
    const rows = view.lit[`side:${cell.ref.slice(6).split('-')[0]}`]
    return !((rows?.[cell.y % 12] ?? 0) & (1 << (cell.x % 12)))
  })
}

/** What pressing a space may do. Walking on is left out where one can go there at once. */
export function optionsAt(cell: Cell, view: View, options: readonly Option[]): Option[] {
  const refs = new Set(refsAt(cell, view))
  const found = options.filter((option) => option.about.some((ref) => refs.has(ref)))
  const goes = found.some((option) => option.id.startsWith('go/'))
  return goes ? found.filter((option) => !option.id.startsWith('step/')) : found
}

/** The spaces that options with one of these verbs name. */
export function offeredBy(options: readonly Option[], verbs: readonly string[], ground: Ground): Cell[] {
  const refs = options.flatMap(({ id, about }) => (verbs.includes(id.slice(0, id.indexOf('/'))) ? about : []))
  return [...new Set(refs)].flatMap((ref) => ground.space(ref) ?? [])
}

/** Who would walk to these spaces: whoever stands in the middle of them, for it is not always who is active. */
export function walkerAmid(goes: readonly Cell[], view: View, ground: Ground): Cell | null {
  const farthest = (from: Cell): number => Math.max(...goes.map((cell) => far(cell, from)))
  return bestOf(view, ground, () => true, farthest)
}

/** Who would shoot: whoever has the weapon, whoever is active first, then whoever is nearest. */
export function shooterOf(option: Option, to: Cell, view: View, ground: Ground): Cell | null {
  const weapon = option.about.find((ref) => ref.startsWith('card:'))
  const has = (person: View['people'][number]): boolean =>
    !person.down && (!weapon || person.weapons.some((card) => card.ref === weapon))
  return bestOf(view, ground, has, (from) => far(from, to))
}

/** Where the character stands that fits best: of two that fit alike whoever is active, then the viewer's. */
function bestOf(
  view: View,
  ground: Ground,
  fits: (person: View['people'][number]) => boolean,
  cost: (cell: Cell) => number,
): Cell | null {
  const rank = (person: View['people'][number]): number =>
    person.ref === view.active ? 0 : person.seat !== null && person.seat === view.viewer ? 1 : 2
  let best: { cell: Cell; cost: number } | null = null
  for (const person of [...view.people].sort((a, b) => rank(a) - rank(b))) {
    const cell = fits(person) ? ground.space(person.space) : undefined
    if (cell && (!best || cost(cell) < best.cost)) best = { cell, cost: cost(cell) }
  }
  return best?.cell ?? null
}

/** Where a viewer should look: at what is happening, at who may walk, at what may be chosen, or at whom they follow. */
export function lookedAt(moment: string, options: readonly Option[], view: View, ground: Ground): Cell | null {
  const happening = moment ? cellOf(moment, view, ground) : null
  if (happening) return happening
  const goes = offeredBy(options, WALKS, ground)
  if (goes.length) return walkerAmid(goes, view, ground)
  const person = ground.space(followed(view)?.space ?? null) ?? null
  const offered = options.flatMap((option) => option.about).flatMap((ref) => ground.space(ref) ?? [])
  if (!offered.length || (person && offered.some((cell) => far(cell, person) <= 4))) return person
  return offered[0]!
}

/** What is nearest to a contact, and how far away: who of the squad hears it first. */
export function nearestTo<Thing extends { space: string | null }>(
  to: Spot,
  things: readonly Thing[],
  ground: Ground,
): { thing: Thing; cell: Cell; far: number } | null {
  let best: { thing: Thing; cell: Cell; far: number } | null = null
  for (const thing of things) {
    const cell = ground.space(thing.space)
    if (cell && (!best || far(cell, to) < best.far)) best = { thing, cell, far: far(cell, to) }
  }
  return best
}

/** Spaces a point of the drawing is in. */
export function spotAt(x: number, y: number): Spot {
  return { x: Math.floor(x / U), y: Math.floor(y / U) }
}
