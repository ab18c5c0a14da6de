/** One open table as this browser sees it: the connection, the screen, the story, and requests. */

import { at } from './router.svelte'
import { keep, kept } from './storage'
import { current } from './words.svelte'
import type { Line, Looked, Path, Phrase, Screen, Told, Wish } from './shown'
import { askedFor, questionOf, stillAsked, type Since } from './waits'

export type Trouble = '' | 'connecting' | 'moved' | 'unknown-table' | 'refused' | 'removed' | 'closed' | 'slow'

const FATAL: Record<number, Trouble> = { 4401: 'moved', 4403: 'refused', 4404: 'unknown-table', 4410: 'closed' }
/** The connection could not keep up: once is a telephone that slept, twice within a minute is a slow line. */
const SLOW = 4408
const SOON = 60_000
const PATIENCE = 4_000
/** Milliseconds without a reply to an answer after which people are told, and after which the connection is opened again. */
const SILENCE = 2_000
const LOST = 10_000

/** Anything a path leads through: an object, or a list by number. */
type Branch = Record<string | number, unknown>

/** Make the new screen out of the old one, in place. */
export function apply(screen: Screen, patch: [Path, unknown?][]): void {
  for (const [path, ...value] of patch) {
    let it = screen as unknown as Branch
    for (const key of path.slice(0, -1)) it = it[key] as Branch
    const last = path[path.length - 1]!
    if (value.length) it[last] = value[0]
    else delete it[last]
  }
}

export class Live {
  screen = $state<Screen | null>(null)
  story = $state<Line[]>([])
  trouble = $state<Trouble>('connecting')
  /** The prompt that has been answered and not yet replaced. */
  sent = $state('')
  /** Whether nothing has been heard for a while although an answer was given. */
  silent = $state(false)
  /** The answer that may not have arrived; over another connection it is given again, unless something else is asked. */
  pending = $state<{ prompt: string; option: string } | null>(null)
  /** Why the table cannot be shown any more, in the server's words. */
  why = $state('')
  /** By seat: since when it is asked. */
  asked = $state<Since>({})
  /** Why the last request changed nothing. */
  refusal = $state('')
  /** The line that is the first since this browser last looked; -1 if nothing has happened since. */
  since = $state(-1)
  /** What only this seat was shown and has not yet put away. */
  shownToYou = $state<Line[]>([])
  /** What the phrases know about what was shown last. */
  speakOf = $state('')
  /** Called with the lines that are new, while somebody is watching. */
  ontold: (lines: Line[]) => void = () => {}

  private socket: WebSocket | null = null
  private ref = 0
  private waiting = new Map<number, (lines: Looked[]) => void>()
  private attempts = 0
  private timer = 0
  private silence: number[] = []
  private closed = false
  private lastSlow = -SOON

  constructor(readonly code: string) {
    addEventListener('online', this.wake)
    addEventListener('offline', this.miss)
    document.addEventListener('visibilitychange', this.wake)
    this.connect()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    this.listen(false)
    removeEventListener('online', this.wake)
    removeEventListener('offline', this.miss)
    document.removeEventListener('visibilitychange', this.wake)
    this.socket?.close()
  }

  private connect(): void {
    clearTimeout(this.timer)
    const address = at(`ws/${encodeURIComponent(this.code)}`)
    address.protocol = address.protocol.replace('http', 'ws')
    address.searchParams.set('lang', current())
    // A browser with several seats is shown none of them at first, and the story of each has its own lines.
    const isOne = (this.screen?.table.yours.length ?? 1) < 2
    address.searchParams.set('since', String(isOne ? this.story.length : 0))
    const socket = new WebSocket(address)
    this.socket = socket
    socket.onmessage = (event) => this.hear(JSON.parse(event.data as string) as Told)
    socket.onclose = (event) => {
      if (this.closed || socket !== this.socket) return
      const fatal = event.code === SLOW ? this.slowAgain() : FATAL[event.code]
      this.trouble = FATAL_TROUBLES.has(this.trouble) ? this.trouble : (fatal ?? 'connecting')
      this.sent = ''
      this.giveUpWaiting()
      if (!FATAL_TROUBLES.has(this.trouble))
        this.timer = setTimeout(() => this.connect(), Math.min(8_000, 300 * 2 ** this.attempts++))
    }
  }

  private slowAgain(): Trouble | undefined {
    const soon = performance.now() - this.lastSlow < SOON
    this.lastSlow = performance.now()
    return soon ? 'slow' : undefined
  }

  /** After a sleep the connection may be dead without knowing it: ask for something, and reconnect if nothing comes. */
  private wake = (): void => {
    if (document.hidden || this.closed || FATAL_TROUBLES.has(this.trouble)) return
    if (this.socket?.readyState !== WebSocket.OPEN || !this.screen?.view) return this.again()
    const question = setTimeout(() => this.again(), PATIENCE)
    void this.look('memory').then(() => clearTimeout(question))
  }

  /** Open the connection again. */
  again(): void {
    const old = this.socket
    this.socket = null
    old?.close()
    this.giveUpWaiting()
    this.why = ''
    this.trouble = 'connecting'
    this.connect()
  }

  /** What was asked over a connection that is gone is not answered any more. */
  private giveUpWaiting(): void {
    for (const resolve of this.waiting.values()) resolve([])
    this.waiting.clear()
  }

  /** From now on something should be heard about an answer, or nothing needs to be. */
  private listen(awaits: boolean): void {
    this.silence.forEach(clearTimeout)
    this.silent = false
    this.silence = awaits ? [setTimeout(this.miss, SILENCE), setTimeout(() => this.again(), LOST)] : []
  }

  private miss = (): void => {
    this.silent = this.sent !== ''
  }

  private hear(told: Told): void {
    this.read(told)
    this.listen(this.sent !== '')
  }

  private read(told: Told): void {
    switch (told.is) {
      case 'screen': {
        const since = told.since ?? 0
        const first = this.screen === null
        this.screen = told.screen
        this.story = [...this.story.slice(0, since), ...told.story]
        this.trouble = ''
        this.attempts = 0
        this.sent = ''
        this.asked = askedFor(told.asked ?? {})
        this.giveAgain()
        if (!first && since) this.ontold(told.story)
        const unread = this.firstUnread()
        if (first || unread >= 0) this.since = unread
        break
      }
      case 'change': {
        const asked = this.screen!.prompt?.prompt
        const before = questionOf(this.screen!)
        apply(this.screen!, told.patch)
        this.asked = stillAsked(this.asked, before, questionOf(this.screen!))
        this.story.push(...told.story)
        if (this.screen!.prompt?.prompt !== asked) this.refusal = ''
        if (this.screen!.prompt?.prompt !== this.sent) this.settled()
        this.shownToYou.push(...told.story.filter((line) => line.peek))
        this.speakOf = told.story.filter((line) => line.speak).at(-1)?.speak ?? this.speakOf
        this.ontold(told.story)
        break
      }
      case 'refused':
        this.refusal = told.text
        this.waiting.get(told.ref ?? 0)?.([])
        this.waiting.delete(told.ref ?? 0)
        this.settled()
        break
      case 'looked':
        this.waiting.get(told.ref ?? 0)?.(told.lines)
        this.waiting.delete(told.ref ?? 0)
        break
      case 'closed':
        this.trouble = told.reason === 'table-removed' ? 'removed' : 'closed'
        this.why = told.text
        break
      case 'moved':
        this.trouble = 'moved'
    }
    if (!document.hidden) keep(`read.${this.code}`, String(this.story.length))
  }

  /** The first line that came while nobody looked at this page; -1 if there is none. */
  firstUnread(): number {
    const read = Number(kept(`read.${this.code}`))
    return read > 0 && read < this.story.length ? read : -1
  }

  wish(wish: Wish): number {
    const ref = ++this.ref
    this.refusal = ''
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ ...wish, ref }))
    return ref
  }

  answer(option: string): void {
    this.give({ prompt: this.screen?.prompt?.prompt ?? '', option })
  }

  private give(answer: { prompt: string; option: string }): void {
    this.pending = answer
    this.sent = answer.prompt
    this.wish({ do: 'answer', ...answer })
    this.listen(true)
  }

  /** Over a new connection: what is still asked has not been answered. */
  private giveAgain(): void {
    const answer = this.pending
    this.pending = null
    if (answer && answer.prompt === this.screen?.prompt?.prompt) this.give(answer)
  }

  /** The answer has come to something. */
  private settled(): void {
    this.sent = ''
    this.pending = null
  }

  /** Something this seat may be told, line by line; nothing if it was refused, or the connection is lost meanwhile. */
  look(what: string, about = ''): Promise<Looked[]> {
    return this.told({ do: 'look', what, about })
  }

  /** What can be said about something; without anything, every quick phrase. */
  phrases(about: string): Promise<Phrase[]> {
    return this.look('phrases', about)
  }

  /** Say a sentence of the phrases: the phrase and the things it is about. */
  claim(sentence: string, to: number): void {
    const [what = '', ...about] = sentence.split(' ')
    this.wish({ do: 'claim', what, about, to })
  }

  /** A request that is answered to this viewer alone. */
  told(wish: Wish): Promise<Looked[]> {
    return new Promise((resolve) => this.waiting.set(this.wish(wish), resolve))
  }
}

const FATAL_TROUBLES = new Set<Trouble>([...Object.values(FATAL), 'removed', 'slow'])

/** The part of a table that answers questions. A replay has none to answer. */
export type Answerable = Pick<Live, 'screen' | 'sent' | 'trouble' | 'refusal' | 'answer' | 'look'>
