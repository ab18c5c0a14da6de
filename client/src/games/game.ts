/** What the client asks of a game. Only a board is needed; everything else is optional. */

import type { Component } from 'svelte'
import type { Chronicle, Step } from '../after/asking'
import type { Drawing } from '../drawn/drawing'
import type { MomentQueue } from '../moments/queue.svelte'
import type { Line, Prompt, Screen, Thing, View } from '../shown'
import type { Deciding } from '../table/deciding.svelte'
import type { Catalogue } from '../wire'

/** A game on the client's shelf; both parts are fetched when they are first needed. */
export interface Game {
  ui: () => Promise<GameUi>
  front?: () => Promise<Front>
}

/** What is shown of a game before it is played. */
export interface Front {
  /** Its drawn scene on the first page. */
  scene: Component
  /** Ways to host it, the usual one first. */
  presets: Preset[]
}

/** A few choices at once; `id` is the end of the message `ui-preset-…`. */
export interface Preset {
  id: string
  players: number
  people: number
  options: Record<string, string>
  coach?: boolean
}

/** A drawing, and the kind that gives it its colours. */
export interface Picture {
  drawing: Drawing
  kind: string
  /** Whether it shows more than one thing and so needs more space. */
  large?: boolean
}

export interface BoardProps {
  screen: Screen
  deciding: Deciding
  moments: MomentQueue
  /** Somebody looks at a thing of the board. */
  onlook: (ref: string, aloud: boolean) => void
}

export interface HereProps {
  screen: Screen
  /** The screen as far as its moments have been shown. */
  drawn: Screen
  deciding: Deciding
  moments: MomentQueue
  /** The whole board is wanted. */
  onboard: () => void
}

/** The end of a message `coach-…`; the server says which rule it leads to. */
export type Note = string

/** What the coach explains. */
export interface Notes {
  onLine(line: Line, screen: Screen): Note | null
  onQuestion(prompt: Prompt): Note | null
  onView(screen: Screen): Note[]
}

/** What kinds of story lines mean. */
export interface StoryKinds {
  /** Those that begin something: a round, a turn. */
  heads: ReadonlySet<string>
  /** Those that tell a death of their `who`. */
  deaths: ReadonlySet<string>
  /** Those that turn a card over for all, and which of their arguments it is. */
  turned: Record<string, string>
  /** The class and the sign of a line by its kind; the first that fits. */
  marks: [kind: RegExp, look: string, sign: string][]
}

/** What is shown of a game that is over. */
export interface AfterUi {
  signOf(step: Step): Picture
  /** The shapes of what is marked on the timeline, in the order of its rows; anything else is a dot. */
  marks: Record<string, string>
  pictures: Component<{ facts: Chronicle; code: string }>[]
}

export interface LogProps {
  screen: Screen
  /** All that has been told. */
  story: Line[]
}

/** How a game that goes on over several evenings has gone so far. */
export interface Log {
  /** Whether this table has one. */
  has(screen: Screen): boolean
  /** Whether it takes the place of the board, because nothing is played there. */
  fills(screen: Screen): boolean
  part: () => Promise<{ default: Component<LogProps> }>
}

export interface GameUi {
  board: Component<BoardProps>
  /** The moments of its events, and when the coach explains them. */
  catalogue?: Catalogue
  /** Everybody at a glance. */
  people?: Component<{ screen: Screen; deciding?: Deciding }>
  /** How you are, above what you hold. */
  body?: Component<{ screen: Screen }>
  /** Where you are, as a phone shows it above the question. */
  here?: Component<HereProps>
  /** What is printed on a thing to be seen at a glance. */
  sign?: Component<{ thing: Thing }>
  /** What counts, in the bar above the table. */
  tracks?: Component<{ screen: Screen; deciding: Deciding }>
  /** Fetch the drawings of a table with these options. */
  draw?: (options: Record<string, string>) => Promise<void>
  /** How the thing with a reference is drawn. */
  pictureOf?: (ref: string) => Picture
  /** The look that tells of a thing on its board, and what the thing is called in short. */
  tells?: string
  nameOf?: (ref: string, screen: Screen) => string
  /** Looks that have a single key. */
  keys?: Record<string, string>
  /** What keys do on the board, as the ends of messages `cursor-…`. */
  cursor?: readonly string[]
  /** The view without what still waits for its moment. */
  unveiled?: (view: View, veiled: ReadonlySet<string>) => View
  /** How near a thing is to the viewer, from 0 (far) to 1 (here). */
  nearness?: (ref: string, view: View) => number
  /** Whether the viewer is out of the game. */
  isDead?: (screen: Screen) => boolean
  /** References to what the viewer holds and cannot use. */
  broken?: (screen: Screen) => string[]
  notes?: Notes
  story?: StoryKinds
  log?: Log
  after?: () => Promise<AfterUi>
}
