/** The words of the game that explain themselves. They are fetched once per language and game and found in the texts that are shown. */

import { vocabulary } from './server'
import type { Word } from './shown'
import { current, played } from './words.svelte'

export type Piece = string | { word: Word; text: string }

let words = $state.raw<Word[]>([])
let pattern = $state.raw<RegExp | null>(null)
let byForm = new Map<string, Word>()
let fetched = ''

/** Have the words of the game that is played, in the language that is spoken. */
export async function learn(): Promise<void> {
  const wanted = `${current()} ${played()}`
  if (fetched === wanted) return
  fetched = wanted
  try {
    const found = await vocabulary(played())
    byForm = new Map(found.flatMap((word) => word.forms.map((form) => [form.toLowerCase(), word] as const)))
    pattern = patternOf([...byForm.keys()])
    words = found
  } catch {
    fetched = '' // without them every sentence is still whole
  }
}

function patternOf(forms: string[]): RegExp | null {
  if (!forms.length) return null
  const longestFirst = forms
    .sort((a, b) => b.length - a.length)
    .map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`(?<![\\p{L}\\d-])(?:${longestFirst.join('|')})(?![\\p{L}\\d-])`, 'giu')
}

export function wordOf(id: string): Word | undefined {
  return words.find((word) => word.id === id)
}

/** A text in pieces: plain ones, and words that explain themselves, each at its first place only. */
export function marked(text: string): Piece[] {
  if (!pattern) return [text]
  const pieces: Piece[] = []
  const seen = new Set<string>()
  let end = 0
  for (const match of text.matchAll(pattern)) {
    const word = byForm.get(match[0].toLowerCase())!
    if (seen.has(word.id) || isPartOfAName(text, match[0], match.index)) continue
    seen.add(word.id)
    if (match.index > end) pieces.push(text.slice(end, match.index))
    pieces.push({ word, text: match[0] })
    end = match.index + match[0].length
  }
  if (end < text.length) pieces.push(text.slice(end))
  return pieces
}

/** Whether a word stands beside another that begins with a capital as it does itself: "Engine Control Room" is a name. */
function isPartOfAName(text: string, word: string, at: number): boolean {
  if (!/^\p{Lu}/u.test(word)) return false
  return /^ \p{Lu}/u.test(text.slice(at + word.length)) || /\p{Lu}[\p{L}'-]* $/u.test(text.slice(0, at))
}

/** The words in some texts, each once. */
export function wordsIn(texts: string[]): Word[] {
  const found = texts.flatMap((text) =>
    marked(text)
      .filter((piece) => typeof piece !== 'string')
      .map((piece) => piece.word),
  )
  return [...new Set(found)]
}
