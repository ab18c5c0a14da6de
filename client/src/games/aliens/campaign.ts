/** What the story tells of a campaign, mission by mission. */

import type { Line } from '../../shown'

/** The kinds of lines that a campaign remembers. */
const KEPT = new Set([
  ...['mission-event', 'ship-called', 'freed', 'character-lost', 'hugged', 'mission-won', 'mission-lost'],
  ...['card-saved', 'hazards-return', 'cards-removed', 'cards-return', 'crates-paid', 'score-step', 'final-score'],
])

export interface Mission {
  /** The line that begins it. */
  title: string
  /** The number of its last turn; 0 while it is set up. */
  turn: number
  lines: Line[]
}

/** A table that goes on from another one has only told what came since; the first mission may have no title. */
export function missionsIn(story: readonly Line[]): Mission[] {
  const missions: Mission[] = []
  for (const line of story) {
    if (line.kind === 'mission-begins') missions.push({ title: line.text, turn: 0, lines: [] })
    else if (line.kind === 'turn-begins' || KEPT.has(line.kind)) {
      if (!missions.length) missions.push({ title: '', turn: 0, lines: [] })
      const mission = missions.at(-1)!
      if (KEPT.has(line.kind)) mission.lines.push(line)
      else mission.turn = Number(line.args?.turn)
    }
  }
  return missions
}
