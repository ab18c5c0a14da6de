/** The rule that is being read, if any, and the card that was turned over under it. */

import type { StoryKinds } from '../games/game'
import type { Line } from '../shown'

/** The card that a line has turned over, if any. */
export function cardOf(line: Line, kinds?: StoryKinds): string {
  const card: unknown = line.args?.[kinds?.turned[line.kind] ?? ''] ?? ''
  return String(card)
}

class Reading {
  rule = $state('')
  card = $state('')

  open(rule: string, card = ''): void {
    this.rule = rule
    this.card = card
  }

  close(): void {
    this.rule = ''
    this.card = ''
  }
}

export const why = new Reading()
