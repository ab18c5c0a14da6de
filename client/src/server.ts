/** Requests to the server. A refusal comes back as a sentence. */

import { declare } from './drawn/declared.svelte'
import { drawFor } from './games/drawings.svelte'
import { at } from './router.svelte'
import { current } from './words.svelte'
import type { Difference, GameFacts, Invitation, MyTable, Piece, Rule, RulePage, Section, Word } from './shown'

export class Refusal extends Error {
  constructor(
    readonly reason: string,
    text: string,
  ) {
    super(text)
  }
}

export async function ask<Answer>(path: string, body?: unknown, key = ''): Promise<Answer> {
  const address = at(`api/${path}`)
  address.searchParams.set('lang', current())
  const headers: HeadersInit = key ? { 'X-Host-Key': key } : {}
  const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  const answer = await fetch(address, { ...sent, headers })
  const text = await answer.text()
  if (answer.ok) return JSON.parse(text) as Answer
  let told = { reason: 'http', text }
  try {
    told = JSON.parse(text) as typeof told
  } catch {
    // a limit of the server answers in plain text
  }
  throw new Refusal(told.reason, told.text)
}

export interface NewTable {
  game?: string
  players: number
  people: number
  options?: Record<string, string>
  name?: string
  you: string
  /** Those who play at the same screen. */
  also?: string[]
  clock?: number
  coach?: boolean
  /** A guided mission, which says itself what is played. */
  lesson?: string
  start?: boolean
  key?: string
}

/** What the owner of a server sees of a table. */
export interface KeptTable {
  code: string
  name: string
  game: string
  players: number
  phase: string
  entries: number
  touched: number
  open: boolean
}

/** A problem somebody has reported. */
export interface KeptReport {
  name: string
  size: number
  code: string
  text: string
  at: number
  entries: number
  versions: Record<string, string>
}

export const games = () => ask<GameFacts[]>('games')
export const mine = () => ask<MyTable[]>('mine')
export const invitation = (code: string) => ask<Invitation>(`tables/${encodeURIComponent(code)}`)
export const makeTable = (wanted: NewTable) => ask<{ code: string }>('tables', wanted)
export const join = (code: string, name: string, also = false) =>
  ask<{ seat: number }>(`tables/${encodeURIComponent(code)}/join`, { name, also })
export const takeSeat = (code: string, token: string) =>
  ask<{ seat: number }>(`tables/${encodeURIComponent(code)}/seat`, { token })
export const carry = (code: string) => ask<{ word: string }>(`tables/${encodeURIComponent(code)}/carry`, {})
export const arrive = (word: string) => ask<{ code: string }>('arrive', { word })
export const rulesAbout = (words: string, game: string) =>
  ask<Rule[]>(`rules?q=${encodeURIComponent(words)}&game=${encodeURIComponent(game)}`)
export const rulePage = (id: string) => ask<RulePage>(`rules/page?id=${encodeURIComponent(id)}`)
export const rulesIn = (section: string) => ask<Rule[]>(`rules/section?id=${encodeURIComponent(section)}`)
export const sectionsOfRules = (game: string) => ask<Section[]>(`rules/contents?game=${encodeURIComponent(game)}`)
export const differencesOf = (game: string) => ask<Difference[]>(`differences?game=${encodeURIComponent(game)}`)
export const tablesOfServer = (key: string) => ask<KeptTable[]>('admin', undefined, key)
export const removeTable = (key: string, code: string) => ask<{ removed: string[] }>('admin/remove', { code }, key)
export const expireTables = (key: string, days: number) => ask<{ removed: string[] }>('admin/expire', { days }, key)
export const reportsOfServer = (key: string) => ask<KeptReport[]>('admin/reports', undefined, key)
export const reportOfServer = (key: string, name: string) =>
  ask<unknown>(`admin/reports/${encodeURIComponent(name)}`, undefined, key)
export async function gallery(game: string): Promise<Piece[]> {
  const pieces = await ask<Piece[]>(`gallery?game=${encodeURIComponent(game)}`)
  void drawFor(game)
  declare(Object.fromEntries(pieces.flatMap((piece) => (piece.drawn ? [[piece.ref, piece.drawn]] : []))))
  return pieces
}
export const rulesOfNotes = (game: string) => ask<Record<string, string>>(`notes?game=${encodeURIComponent(game)}`)
export const vocabulary = (game: string) =>
  ask<Word[]>(game ? `vocabulary?game=${encodeURIComponent(game)}` : 'vocabulary')
export const qr = (text: string) => ask<{ svg: string }>('qr', { text })

/** Whatever went wrong, as a sentence. */
export function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
