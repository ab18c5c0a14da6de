/** The games this client knows by name. Any other is shown by the plain interface. */

import type { Front, Game, GameUi } from './game'

const GAMES: Record<string, Game> = {
  nemesis: {
    ui: async () => (await import('./nemesis/ship/ship-ui')).SHIP_UI,
    front: async () => (await import('./nemesis/front')).NEMESIS,
  },
  lockdown: {
    ui: async () => (await import('./nemesis/facility/facility-ui')).FACILITY_UI,
    front: async () => (await import('./nemesis/front')).LOCKDOWN,
  },
  aliens: {
    ui: async () => (await import('./aliens/aliens-ui')).ALIENS_UI,
    front: async () => (await import('./aliens/front')).ALIENS,
  },
}

const PLAIN: Game = { ui: async () => (await import('./plain/plain-ui')).PLAIN_UI }

const fetched = new Map<string, Promise<GameUi>>()

/** How a game is shown; always the same promise for a game, unless it could not be fetched. */
export function uiOf(game: string): Promise<GameUi> {
  let ui = fetched.get(game)
  if (!ui) {
    ui = (GAMES[game] ?? PLAIN).ui()
    fetched.set(game, ui)
    ui.catch(() => fetched.delete(game))
  }
  return ui
}

/** What is shown of a game before it is played, if there is anything. */
export function frontOf(game: string): Promise<Front> | undefined {
  return GAMES[game]?.front?.()
}
