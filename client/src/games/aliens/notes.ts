/** What the coach explains: by the kind of a story line or of a question, and by what the view shows. */

import type { Line, Prompt, Screen } from '../../shown'
import type { Catalogue } from '../../wire'
import type { Note, Notes } from '../game'
import { heroesOf, viewOf, type Person, type View } from './view'

const ASKED: Record<string, Note> = {
  'ask-action': 'two-actions',
  'ask-equip': 'equip',
  'ask-where-to': 'moving',
  'ask-who-goes-first': 'first-player',
  'ask-which-grunt': 'grunts',
  'ask-take-grunt': 'new-hero',
  'ask-keep-firing': 'full-auto',
  'ask-who-shoots': 'defensive-fire',
  'ask-defensive-fire': 'defensive-fire',
  'ask-which-target': 'hunters',
  'ask-recycle': 'recycling',
  'ask-discard': 'discarding',
  'ask-event': 'events',
}

/** A deck this thin, or so many exhausted cards, is a reason to rest. */
const THIN = 8
const MANY = 6
const HIGHEST_LEVEL = 3

/** Who acts when you are asked something, and what you may answer. */
interface Standing {
  view: View
  active: Person | undefined
  options: string[]
}

const SHOWN: Record<Note, (here: Standing) => boolean> = {
  'running-out': (here) => here.view.endurance.deck + here.view.endurance.under <= THIN,
  facehugger: (here) => here.view.aliens.some((alien) => alien.kind === 'facehugger'),
  swarm: (here) => here.view.aliens.some((alien) => alien.count > 1),
  'aim-dial': (here) => here.active !== undefined && here.active.dial < here.active.aim,
  rest: (here) => here.view.endurance.exhaust >= MANY && here.options.includes('rest'),
  interacting: (here) => here.options.some((id) => /^(turn-up|scan|take\/token|open\/token)\b/.test(id)),
  barricading: (here) => here.options.some((id) => id.startsWith('bar/')),
  'threat-level': (here) => here.view.tracker.level === HIGHEST_LEVEL,
}

/** The note on a line, if it concerns the viewer or anybody. */
function noteOnLine(coached: Catalogue['coached'], line: Line, screen: Screen): Note | null {
  const row = coached[line.kind]
  if (!row) return null
  const [concerns, note] = row as [string, Note]
  const about = line.args?.[concerns]
  const yours = heroesOf(viewOf(screen), screen.table.you).some((hero) => hero.ref === about)
  return concerns === 'anybody' || yours ? note : null
}

function noteOnQuestion(prompt: Prompt): Note | null {
  return ASKED[prompt.ask] ?? null
}

/** The notes on what the view shows to a viewer who is asked. */
function notesOnView(screen: Screen): Note[] {
  const { prompt } = screen
  if (!prompt) return []
  const view = viewOf(screen)
  const active = view.people.find((person) => person.ref === view.active)
  const here = { view, active, options: prompt.options.map((option) => option.id) }
  return Object.keys(SHOWN).filter((note) => SHOWN[note]!(here))
}

export const notesOn = (coached: Catalogue['coached']): Notes => ({
  onLine: (line, screen) => noteOnLine(coached, line, screen),
  onQuestion: noteOnQuestion,
  onView: notesOnView,
})
