/** Questions of one kind that come one after another, answered in one gesture: tick several, confirm once. */

import type { Answerable } from '../live.svelte'
import type { Option, Prompt } from '../shown'
import { t } from '../words.svelte'
import { ear } from './ear.svelte'

/** One thing that can be ticked; of alike things there are several. */
export interface Tick {
  key: string
  option: Option
  copy: number
}

export class Gathering {
  ticked = $state<string[]>([])
  /** Why it stopped before everything was answered. */
  note = $state('')

  /** What is still to be answered. */
  private queue = $state<string[]>([])
  private kind = ''
  private wanted = 0
  private last = ''

  constructor(private live: Answerable) {}

  /** Whether the question is one to tick and confirm; a single thing is simply pressed. */
  get on(): boolean {
    const prompt = this.prompt
    return Boolean(prompt?.gather) && prompt!.count !== 1
  }

  /** Whether answers are on their way. */
  get going(): boolean {
    return this.queue.length > 0
  }

  /** How many are to be ticked; 0 if as many as one likes. */
  get due(): number {
    return this.prompt?.count ?? 0
  }

  /** Whether nothing more can be ticked. */
  get full(): boolean {
    return this.due > 0 && this.ticked.length === this.due
  }

  /** Whether fewer than are due are enough: something ends the matter early. */
  get fewer(): boolean {
    return this.end !== undefined
  }

  get ready(): boolean {
    return !this.due || this.full || this.fewer
  }

  get ticks(): Tick[] {
    const things = (this.prompt?.options ?? []).filter((option) => option.about.length)
    return things.flatMap((option) =>
      Array.from({ length: this.copies(option) }, (_, nth) => ({ key: `${option.id} ${nth}`, option, copy: nth + 1 })),
    )
  }

  has(key: string): boolean {
    return this.ticked.includes(key)
  }

  toggle(key: string): void {
    this.note = ''
    if (this.has(key)) this.ticked = this.ticked.filter((each) => each !== key)
    else if (!this.full) this.ticked = [...this.ticked, key]
    ear.say(this.label)
  }

  /** A press on the thing itself ticks its next copy, or none again. */
  press(option: Option): void {
    const copies = this.ticks.filter((tick) => tick.option.id === option.id)
    const next = copies.find((tick) => !this.has(tick.key))
    if (next && !this.full) this.toggle(next.key)
    else copies.filter((tick) => this.has(tick.key)).forEach((tick) => this.toggle(tick.key))
  }

  /** What the button says. */
  get label(): string {
    const chosen = this.ticked.length
    if (!chosen && !this.due && this.prompt?.gather === 'discard') return t('gather-keep-all')
    return this.due ? t('gather-confirm-due', { chosen, due: this.due }) : t('gather-confirm', { chosen })
  }

  /** Answer with everything ticked, then with the option that ends the matter, if there is one. */
  confirm(): void {
    if (this.ready) this.give(this.ticks.filter((tick) => this.has(tick.key)).map((tick) => tick.option.id))
  }

  give(ids: string[]): void {
    const prompt = this.prompt
    if (!prompt) return
    this.kind = prompt.gather
    this.wanted = ids.length
    this.queue = this.end ? [...ids, this.end.id] : ids
    this.send(prompt)
  }

  /** Go on with what is still to be answered; called whenever the question may be another. */
  follow(): void {
    const prompt = this.prompt
    const id = prompt?.prompt ?? ''
    if (this.live.sent || id === this.last) {
      if (!this.live.sent && this.live.refusal) this.queue = []
      return
    }
    this.last = id
    this.ticked = []
    if (!this.queue.length) this.note = ''
    else if (prompt && prompt.gather === this.kind && prompt.options.some((option) => option.id === this.queue[0]))
      this.send(prompt)
    else this.stop()
  }

  private send(prompt: Prompt): void {
    this.last = prompt.prompt
    this.live.answer(this.queue.shift()!)
  }

  /** That the matter has ended by itself is no surprise. */
  private stop(): void {
    const unanswered = this.queue.filter((id) => id.includes('/')).length
    this.queue = []
    if (!unanswered) return
    this.note = t('gather-stopped', { given: this.wanted - unanswered, wanted: this.wanted })
    ear.add(this.note)
  }

  private get prompt(): Prompt | null {
    return this.live.screen?.prompt ?? null
  }

  /** The option that ends the matter. */
  private get end(): Option | undefined {
    return this.prompt?.options.find((option) => !option.about.length)
  }

  /** A pile can be taken from again and again, a card as often as it is in hand. */
  private copies(option: Option): number {
    if (option.about[0]?.startsWith('pile:')) return this.due || 1
    const held = this.live.screen?.words?.piles.find((pile) => pile.pile === 'hand')?.things ?? []
    return held.find((thing) => thing.ref === option.about[0])?.count ?? 1
  }
}
