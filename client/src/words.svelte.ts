/** The words of the client. They live on the server, in the same files as the words of the game. */

import { onDestroy, untrack } from 'svelte'
import { at } from './router.svelte'
import { keep, kept } from './storage'

export const LANGUAGES = { en: 'English', fr: 'Français' } as const
export type Language = keyof typeof LANGUAGES

let messages = $state.raw<Record<string, string>>({})
let spoken = $state<Language>('en')
/** The game of the table on the page, and the messages that it words differently. */
let game = $state('')
let own = $state.raw<Record<string, string>>({})

/** The language this browser reads. */
export function language(): Language {
  const wanted = kept('language') || navigator.language.slice(0, 2)
  return wanted === 'fr' ? 'fr' : 'en'
}

/** Load a language and use it from now on. */
export async function speak(wanted: Language): Promise<void> {
  messages = await wordsOf(wanted, '')
  spoken = wanted
  document.documentElement.lang = wanted
  await playing(game, true)
}

/** From now on words are those of this game; of none in particular if it is empty. */
export async function playing(wanted: string, anew = false): Promise<void> {
  if (wanted === game && !anew) return
  game = wanted
  const found = wanted ? await wordsOf(spoken, wanted) : {}
  if (wanted === game) own = found
}

/** While this part of a page is shown, words are those of its game. */
export function inWordsOf(wanted: () => string): void {
  $effect(() => {
    const now = wanted()
    untrack(() => void playing(now))
  })
  onDestroy(() => void playing(''))
}

async function wordsOf(language: Language, game: string): Promise<Record<string, string>> {
  const address = at(`api/words/${language}`)
  if (game) address.searchParams.set('game', game)
  return (await (await fetch(address)).json()) as Record<string, string>
}

/** The game whose words are spoken. */
export function played(): string {
  return game
}

/** As `speak`, because somebody chose it. */
export async function choose(wanted: Language): Promise<void> {
  keep('language', wanted)
  await speak(wanted)
}

export function current(): Language {
  return spoken
}

/** A message of the client, its arguments filled in. */
export function t(id: string, args: Record<string, string | number> = {}): string {
  return (own[`ui-${id}`] ?? messages[`ui-${id}`] ?? id).replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(args[name] ?? whole),
  )
}

/** Any message without arguments, such as the name of a room; empty if there is none. */
export function named(id: string): string {
  return own[id] ?? messages[id] ?? ''
}
