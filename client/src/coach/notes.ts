/** What the coach explains: by the kind of a story line or of a question, and whether it happened to you. */

import type { Line, Prompt, Screen } from '../shown'

export interface Note {
  /** The end of the message `coach-…`. */
  id: string
  rule: string
}

/** Whom a line must concern: you as its `who`, your room, a corridor of your room, or anybody. */
type Concerns = 'who' | 'room' | 'corridor' | 'anybody'

type Row = [id: string, rule: string]

const EXPLAINED: Record<string, [Concerns, ...Row]> = {
  'noise-rolled': ['who', 'noise', 'nemesis/noise/roll-number'],
  explored: ['who', 'exploration', 'nemesis/movement/explore-on-entry'],
  'door-closed': ['corridor', 'doors', 'nemesis/door/closed-blocks'],
  'door-opened': ['corridor', 'doors', 'nemesis/door/closed-blocks'],
  'door-destroyed': ['corridor', 'doors', 'nemesis/door/closed-blocks'],
  encounter: ['who', 'encounter', 'nemesis/encounter/definition'],
  'surprise-check': ['who', 'surprise', 'nemesis/encounter/step-4-surprise'],
  'light-wound': ['who', 'wound', 'nemesis/wound/light-third'],
  'serious-wound': ['who', 'serious-wound', 'nemesis/wound/death'],
  contaminated: ['who', 'contamination', 'nemesis/contamination/hidden'],
  slimed: ['who', 'slime', 'nemesis/noise/silence-slimed'],
  infested: ['who', 'larva', 'nemesis/contamination/second-larva'],
  'larva-infests': ['who', 'larva', 'nemesis/contamination/second-larva'],
  'fire-placed': ['room', 'fire', 'nemesis/fire/character-end-of-turn'],
  'malfunction-placed': ['room', 'malfunction', 'nemesis/malfunction/blocks-room-action'],
  'event-drawn': ['anybody', 'event-phase', 'nemesis/event/step-order'],
  'pod-unlocked': ['anybody', 'pods', 'nemesis/pod/launch-or-wait'],
  'pods-unlocked': ['anybody', 'pods', 'nemesis/pod/launch-or-wait'],
  'hibernation-opens': ['anybody', 'hibernation', 'nemesis/critical/hibernation-opens'],
  'self-destruct-starts': ['anybody', 'self-destruct', 'nemesis/critical/self-destruct-yellow'],
  died: ['anybody', 'death', 'nemesis/critical/first-death'],
}

const ASKED: Record<string, Row> = {
  'ask-action': ['turn', 'nemesis/round/two-actions'],
  'ask-pay': ['paying', 'nemesis/action/cost'],
  'ask-objective': ['objective', 'nemesis/critical/first-encounter'],
  'ask-interrupt': ['interruption', 'nemesis/action/interruption'],
  'ask-discard-any': ['passing', 'nemesis/round/pass'],
}

/** The note on a line, if it happened to whoever looks. */
export function noteOnLine(line: Line, screen: Screen): Note | null {
  const row = EXPLAINED[line.kind]
  if (!row) return null
  const [concerns, id, rule] = row
  return isYours(concerns, line, screen) ? { id, rule } : null
}

export function noteOnQuestion(prompt: Prompt): Note | null {
  const row = ASKED[prompt.ask]
  return row ? { id: row[0], rule: row[1] } : null
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
