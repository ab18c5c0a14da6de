/** Coming back: what has happened since somebody last looked at this table, as the server sums it up. */

import { keep, kept } from '../storage'
import type { Live } from '../live.svelte'
import type { Looked } from '../shown'
import { t } from '../words.svelte'
import { ear } from './ear.svelte'

/** Fewer new lines than these can be read where they stand. */
const WORTH_IT = 4

export class Absence {
  lines = $state<Looked[]>([])
  title = $state('')
  private asked = -1

  constructor(private live: Live) {
    const isNewDay = this.dayBegins()
    if (live.since >= 0 || isNewDay) void this.sumUp(live.since, isNewDay)
  }

  /** The page is looked at again. */
  wake = (): void => {
    if (document.hidden) return
    const unread = this.live.firstUnread()
    if (unread >= 0) this.live.since = unread
    if (this.dayBegins() && unread < 0) void this.sumUp(-1, true)
  }

  /** Called whenever there may be a line that is the first unread one. */
  follow(): void {
    const { since } = this.live
    if (since >= 0 && since !== this.asked) void this.sumUp(since, false)
  }

  dismiss(): void {
    this.lines = []
  }

  private async sumUp(since: number, anyway: boolean): Promise<void> {
    this.asked = since
    const from = since < 0 ? this.live.story.length : since
    const missed = this.live.story.length - from
    const screen = this.live.screen
    if (!screen?.view || screen.outcome || (missed < WORTH_IT && !anyway)) return // the end is told step by step
    const lines = await this.live.look('digest', String(from))
    this.title = missed < WORTH_IT ? t('digest-today') : t('digest')
    this.lines = lines
    ear.say([this.title, ...lines.map((line) => line.text)].join('. '))
  }

  /** Whether this table is opened for the first time today, having been open on another day. */
  private dayBegins(): boolean {
    const today = new Date().toDateString()
    const last = kept(`day.${this.live.code}`)
    keep(`day.${this.live.code}`, today)
    return last !== '' && last !== today
  }
}
