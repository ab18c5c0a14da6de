/** Several people before one screen: whose seat is shown, and when a curtain hides it. */

import type { Live } from './live.svelte'

export class HotSeat {
  /** Somebody wants to see the ship before the seat. */
  lookingOn = $state(false)
  /** The seat that is shown has been asked since the curtain went up. */
  private hasBeenAsked = $state(false)
  /** The curtain falls, and the server has not yet said so. */
  private falling = $state(false)

  constructor(private live: Live) {}

  get on(): boolean {
    const screen = this.live.screen
    return Boolean(screen?.view) && screen!.table.yours.length > 1
  }

  /** The seats at this screen that have something to decide; a bot answers for itself. */
  get asked(): number[] {
    const screen = this.live.screen
    if (!screen || screen.outcome) return []
    const { yours, seats, settling } = screen.table
    const theirs = (seat: number) => yours.includes(seat) && !seats[seat]?.bot && !settling.includes(seat)
    return screen.waiting?.map((each) => each.seat).filter(theirs) ?? []
  }

  /** Nothing is left to decide until the next question, which may be for the seat that is shown. */
  private get settling(): boolean {
    const screen = this.live.screen!
    return Boolean(screen.waiting?.length) && screen.waiting!.every((each) => screen.table.settling.includes(each.seat))
  }

  get shown(): number | null {
    return this.live.screen?.table.you ?? null
  }

  /** The seat that is shown has answered everything and read what was for it alone. */
  get done(): boolean {
    const live = this.live
    if (!this.on || this.shown === null || !this.hasBeenAsked || this.settling) return false
    return !live.screen!.prompt && !live.shownToYou.length
  }

  /** Whether nothing but the curtain may be seen. */
  get covered(): boolean {
    if (!this.on) return false
    return this.shown === null ? this.asked.length > 0 && !this.lookingOn : this.falling || this.done
  }

  /** Keep up with what happens: called whenever something has changed. */
  follow(): void {
    if (!this.on) return
    if (this.shown === null) this.hasBeenAsked = this.falling = false
    else if (this.live.screen!.prompt) this.hasBeenAsked = true
    else if (this.done && !this.falling) this.draw()
    if (!this.asked.length) this.lookingOn = false
  }

  show(seat: number): void {
    this.live.wish({ do: 'curtain', seat })
  }

  /** The curtain falls: from now on the server sends what everybody may see. */
  draw(): void {
    this.falling = true
    this.live.wish({ do: 'curtain', seat: -1 })
  }
}
