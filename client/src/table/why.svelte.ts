/** The rule that is being read, if any, and the card that was turned over under it. */

import type { Line } from '../shown'

/** Kinds of lines that turn a card over for all, and which of their arguments it is. */
const TURNED: Record<string, string> = {
  'attack-card': 'card',
  'event-drawn': 'card',
  'surface-card': 'surface',
  'weakness-discovered': 'weakness',
}

/** The card that a line tells of, if it has turned one over. */
export function cardOf(line: Line): string {
  const card: unknown = line.args?.[TURNED[line.kind] ?? ''] ?? ''
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
