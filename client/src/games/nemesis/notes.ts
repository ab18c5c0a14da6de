/** What the coach explains: by the kind of a story line or of a question, and by what the view shows around you. */

import type { Line, Prompt, Screen } from '../../shown'
import { viewOf, type Room, type View } from './view'
import type { Catalogue } from '../../wire'
import type { Note, Notes } from '../game'

/** Whom a line must concern: you as its `who`, your room, a corridor of your room, or anybody. */
type Concerns = 'who' | 'room' | 'corridor' | 'anybody'

const ASKED: Record<string, Note> = {
  'ask-action': 'turn',
  'ask-pay': 'paying',
  'ask-objective': 'objective',
  'ask-interrupt': 'interruption',
  'ask-discard-any': 'passing',
}

/** What only some places show of themselves. */
type Place = View & {
  css?: { number: number }[]
  contingencies?: object
  areas?: object[]
  rover?: string | null
  bunker?: { from: string[] }
}
type Spot = Room & { dark?: boolean; outside?: 'building' | 'crossroads' | null }

/** Where you stand when you are asked something, and what you may answer. */
interface Standing {
  view: Place
  room: Spot
  options: string[]
}

const SHOWN: Record<Note, (here: Standing) => boolean> = {
  darkness: (here) => here.room.dark === true,
  pods: (here) => here.view.css?.some((token) => token.number === here.view.clocks.time) === true,
  computer: (here) => here.options.some((id) => id.startsWith('use-computer/')),
  elevator: (here) => here.room.kind?.startsWith('elevator-') === true,
  contingency: (here) => here.view.contingencies !== undefined,
  crossroads: (here) => here.room.outside === 'crossroads',
  areas: (here) => here.room.outside === 'building',
  'surface-die': (here) => Boolean(here.room.outside),
  'on-foot': (here) => here.room.outside === 'crossroads' && here.view.bunker?.from.includes(here.room.ref) === true,
  rover: (here) => Boolean(here.view.areas?.length) && here.view.rover === here.room.ref,
  paths: (here) => here.room.exits.some((exit) => exit.corridor.startsWith('path:')),
}

/** The note on a line, if it concerns the viewer. */
function noteOnLine(coached: Catalogue['coached'], line: Line, screen: Screen): Note | null {
  const row = coached[line.kind]
  if (!row) return null
  const [concerns, note] = row as [Concerns, Note]
  if (line.kind === 'died' && line.args?.who === `seat:${screen.table.you}`) return null // the dead know
  return isYours(concerns, line, screen) ? note : null
}

function noteOnQuestion(prompt: Prompt): Note | null {
  return ASKED[prompt.ask] ?? null
}

/** The notes on what the view shows around the viewer who is asked. */
function notesOnView(screen: Screen): Note[] {
  const { prompt } = screen
  const view = viewOf(screen)
  const room = view.rooms.find((each) => each.ref === view.crew[view.viewer ?? -1]?.room)
  if (!room || !prompt) return []
  const here = { view, room, options: prompt.options.map((option) => option.id) }
  return Object.keys(SHOWN).filter((note) => SHOWN[note]!(here))
}

function isYours(concerns: Concerns, line: Line, screen: Screen): boolean {
  if (concerns === 'anybody') return true
  const you = screen.table.you
  const room = you === null ? null : viewOf(screen).crew[you]!.room
  const about = line.args?.[concerns]
  if (concerns === 'who') return about === `seat:${you}`
  if (concerns === 'room') return about === room
  return viewOf(screen).corridors.some((each) => each.ref === about && each.ends.includes(room ?? ''))
}

export const notesOn = (coached: Catalogue['coached']): Notes => ({
  onLine: (line, screen) => noteOnLine(coached, line, screen),
  onQuestion: noteOnQuestion,
  onView: notesOnView,
})
