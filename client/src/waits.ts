/** How long each seat has been asked: sent by the server at first, counted in the browser from then on. */

import type { Screen } from './shown'

export type Since = Record<number, number>

/** The times after a change: a seat with a new question begins now, and so does everybody after a pause. */
export function stillAsked(before: Since, was: Question, is: Question): Since {
  const anew = was.paused !== is.paused || was.clock !== is.clock || was.window !== is.window
  const now = Date.now()
  return Object.fromEntries(
    is.seats.map((seat) => {
      const other = seat === is.you && was.prompt !== is.prompt
      return [seat, anew || other ? now : (before[seat] ?? now)]
    }),
  )
}

/** The times as the server tells them, in seconds. */
export function askedFor(seconds: Record<string, number>): Since {
  return Object.fromEntries(
    Object.entries(seconds).map(([seat, waited]) => [Number(seat), Date.now() - 1_000 * waited]),
  )
}

export interface Question {
  seats: number[]
  you: number | null
  prompt: string
  paused: boolean
  clock: number
  window: number
}

/** What of a screen bears on the times. */
export function questionOf(screen: Screen): Question {
  const { you, paused, clock, window } = screen.table
  return {
    seats: screen.waiting?.map((each) => each.seat) ?? [],
    you,
    prompt: screen.prompt?.prompt ?? '',
    paused,
    clock,
    window,
  }
}
