/** The words of the client. They live on the server, in the same files as the words of the game. */

import { at } from './place.svelte'
import { keep, kept } from './kept'

export const LANGUAGES = { en: 'English', fr: 'Français' } as const
export type Language = keyof typeof LANGUAGES

let messages = $state.raw<Record<string, string>>({})
let spoken = $state<Language>('en')

/** The language this browser reads. */
export function language(): Language {
  const wanted = kept('language') || navigator.language.slice(0, 2)
  return wanted === 'fr' ? 'fr' : 'en'
}

/** Load a language and use it from now on. */
export async function speak(wanted: Language): Promise<void> {
  const answer = await fetch(at(`api/words/${wanted}`))
  messages = await answer.json()
  spoken = wanted
  document.documentElement.lang = wanted
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
  return (messages[`ui-${id}`] ?? id).replace(/\{(\w+)\}/g, (whole, name: string) => String(args[name] ?? whole))
}

/** Any message without arguments, such as the name of a room; empty if there is none. */
export function named(id: string): string {
  return messages[id] ?? ''
}
