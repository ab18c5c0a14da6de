/** What the coach explains: by the kind of a story line or of a question, and whether it happened to you. */

import type { Line, Prompt, Screen } from '../shown'

/** The end of the message `coach-…`; each game says itself which rule a note leads to. */
export type Note = string

/** Whom a line must concern: you as its `who`, your room, a corridor of your room, or anybody. */
type Concerns = 'who' | 'room' | 'corridor' | 'anybody'

const EXPLAINED: Record<string, [Concerns, Note]> = {
  'noise-rolled': ['who', 'noise'],
  explored: ['who', 'exploration'],
  'door-closed': ['corridor', 'doors'],
  'door-opened': ['corridor', 'doors'],
  'door-destroyed': ['corridor', 'doors'],
  encounter: ['who', 'encounter'],
  'surprise-check': ['who', 'surprise'],
  'light-wound': ['who', 'wound'],
  'serious-wound': ['who', 'serious-wound'],
  contaminated: ['who', 'contamination'],
  slimed: ['who', 'slime'],
  infested: ['who', 'larva'],
  'larva-infests': ['who', 'larva'],
  'fire-placed': ['room', 'fire'],
  'malfunction-placed': ['room', 'malfunction'],
  'event-drawn': ['anybody', 'event-phase'],
  'pod-unlocked': ['anybody', 'pods'],
  'pods-unlocked': ['anybody', 'pods'],
  'hibernation-opens': ['anybody', 'hibernation'],
  'self-destruct-starts': ['anybody', 'self-destruct'],
  'css-revealed': ['anybody', 'pods'],
  'isolation-opens': ['anybody', 'hibernation'],
  'autodestruction-starts': ['anybody', 'self-destruct'],
  'alert-starts': ['anybody', 'alert'],
  'power-off': ['anybody', 'power'],
  'knowledge-gained': ['who', 'knowledge'],
  'contingency-dealt': ['who', 'contingency'],
  died: ['anybody', 'death'],
}

const ASKED: Record<string, Note> = {
  'ask-action': 'turn',
  'ask-pay': 'paying',
  'ask-objective': 'objective',
  'ask-interrupt': 'interruption',
  'ask-discard-any': 'passing',
}

/** The note on a line, if it happened to whoever looks. */
export function noteOnLine(line: Line, screen: Screen): Note | null {
  const row = EXPLAINED[line.kind]
  if (!row) return null
  const [concerns, note] = row
  return isYours(concerns, line, screen) ? note : null
}

export function noteOnQuestion(prompt: Prompt): Note | null {
  return ASKED[prompt.ask] ?? null
}

function isYours(concerns: Concerns, line: Line, screen: Screen): boolean {
  if (concerns === 'anybody') return true
  const you = screen.table.you
  const room = you === null ? null : screen.view!.crew[you]!.room
  const about = line.args?.[concerns]
  if (concerns === 'who') return about === `seat:${you}`
  if (concerns === 'room') return about === room
  return screen.view!.corridors.some((each) => each.ref === about && each.ends.includes(room ?? ''))
}
