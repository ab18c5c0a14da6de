/** The games of this server, in the language that is spoken. */

import { games, sentence } from './server'
import type { GameFacts } from './shown'
import { current } from './words.svelte'

/** Created with a part of a page, it is fetched again whenever another language is chosen. */
export class Shelf {
  games = $state.raw<GameFacts[]>([])
  trouble = $state('')

  constructor() {
    $effect(() => {
      current()
      games().then(
        (found) => (this.games = found),
        (error: unknown) => (this.trouble = sentence(error)),
      )
    })
  }

  /** Whether the games are known, or will not be. What stands below them waits for that, or they would push it away. */
  get settled(): boolean {
    return this.games.length > 0 || this.trouble !== ''
  }

  /** The game of this name, or with a part of this name; the first without one. */
  game(wanted: string): GameFacts | undefined {
    const named = this.games.find((each) => [each, ...each.parts].some((one) => one.id === wanted))
    return named ?? (wanted ? undefined : this.games[0])
  }
}
