/** Choosing an option: first it is shown, then it is done. The list and the board share this. */

import type { Answerable } from '../live.svelte'
import type { Option } from '../shown'
import { isPointedAt } from '../coach/pointing'
import { Gathering } from './gathering.svelte'
import { Odds } from './odds.svelte'

export class Deciding {
  /** The option that is shown. */
  shown = $state('')
  /** Whether it is shown by a mouse that points at it; then nothing in the list may move. */
  hovered = $state(false)

  readonly gathering: Gathering
  readonly odds: Odds

  constructor(private live: Answerable) {
    this.gathering = new Gathering(live)
    this.odds = new Odds(live)
  }

  get options(): Option[] {
    return this.live.screen?.prompt?.options ?? []
  }

  /** All that can be done now, the acts beside the question included. */
  get all(): Option[] {
    return [...this.options, ...(this.live.screen?.asides ?? [])]
  }

  get busy(): boolean {
    return this.live.sent !== '' || this.live.trouble !== '' || (this.live.screen?.table.paused ?? false)
  }

  /** Whether options of this question have a price, so that it is worth saying which have none. */
  get costly(): boolean {
    return this.options.some((option) => option.cost > 0)
  }

  /** The things the shown option concerns. */
  pointed = $derived.by(() => new Set(this.all.find((option) => option.id === this.shown)?.about))

  /** The things some option concerns. */
  possible = $derived.by(() => new Set(this.options.flatMap((option) => option.about)))

  concerning(ref: string): Option[] {
    return this.options.filter((option) => option.about.includes(ref))
  }

  /** Whether a lesson points at an option. */
  isPointedAt(id: string): boolean {
    return isPointedAt(this.live.screen, id)
  }

  show(id: string): void {
    this.shown = id
    this.hovered = false
  }

  /** A mouse points at an option in the list. */
  point(id: string): void {
    this.shown = id
    this.hovered = true
  }

  /** The mouse has left it: what it showed is not shown any more. */
  leave(id: string): void {
    if (this.hovered && this.shown === id) this.show('')
  }

  /** The first press shows an option, the second does it. */
  press(id: string): void {
    if (this.shown !== id) this.show(id)
    else this.take(id)
  }

  /** A press on a thing of the board: its options one after another, or the only one at the second press. */
  pressThing(ref: string): void {
    this.pressAny(this.concerning(ref))
  }

  pressAny(found: Option[]): void {
    if (this.gathering.on && found.length) return this.gathering.press(found[0]!)
    const at = found.findIndex((option) => option.id === this.shown)
    if (found.length === 1 && at === 0) this.take(found[0]!.id)
    else this.show(found.length ? found[(at + 1) % found.length]!.id : '')
  }

  take(id: string): void {
    if (this.busy) return
    this.show('')
    this.live.answer(id)
  }
}
