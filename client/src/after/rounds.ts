/** Rounds in words, and the chapters they belong to. */

import type { Round } from './asking'
import { t } from '../words.svelte'

/** A round by its number, with what it belongs to where rounds are counted again. */
export function roundSaid({ round, chapter }: Round): string {
  const said = round ? t('round-number', { round }) : t('before-rounds')
  return chapter ? `${chapter}, ${said}` : said
}

export interface Chapter<Kind extends Round> {
  name: string
  /** Its place among all rounds. */
  from: number
  rounds: Kind[]
}

/** Rounds that follow each other and belong together. */
export function chaptersOf<Kind extends Round>(rounds: readonly Kind[]): Chapter<Kind>[] {
  const chapters: Chapter<Kind>[] = []
  for (const [nth, round] of rounds.entries()) {
    // the same mission may be played twice in a row: its rounds begin again
    const goesOn = nth > 0 && rounds[nth - 1]!.chapter === round.chapter && rounds[nth - 1]!.round < round.round
    if (goesOn) chapters.at(-1)!.rounds.push(round)
    else chapters.push({ name: round.chapter, from: nth, rounds: [round] })
  }
  return chapters
}

/** A column needs this much, or the numbers of rounds touch each other. */
const NARROWEST = 22
const USUAL = 720

/** How wide a chart of rounds is drawn: a long game has more than a page shows at once. */
export function widthFor(rounds: readonly Round[], left: number): number {
  return Math.max(USUAL, left + NARROWEST * rounds.length)
}

/** The columns of a chart of rounds: how wide each is, and where its middle is. */
export interface Columns {
  step: number
  middle: (column: number) => number
}
