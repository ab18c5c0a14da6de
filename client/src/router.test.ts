import { beforeEach, describe, expect, test, vi } from 'vitest'
import { at, BASE, follow, go, page } from './router.svelte'

const moves = vi.fn()

/** Where the browser stands: the folder the server lives under, and a path in it. */
function stand(address: URL | string): void {
  const there = new URL(address, BASE)
  Object.assign(globalThis, { location: there })
}

beforeEach(() => {
  moves.mockClear()
  const move = (kind: string) => (_state: null, _title: string, address: URL) => (
    moves(kind, address.href),
    stand(address)
  )
  Object.assign(globalThis, { history: { pushState: move('push'), replaceState: move('replace') } })
})

describe('an address', () => {
  test.each([
    ['', { page: 'start' }],
    ['t/abc', { page: 'table', code: 'abc', secret: '' }],
    ['t/abc#secret', { page: 'table', code: 'abc', secret: 'secret' }],
    ['join/abc', { page: 'join', code: 'abc' }],
    ['replay/abc#42', { page: 'replay', code: 'abc', at: 42 }],
    ['replay/abc#soon', { page: 'replay', code: 'abc', at: 0 }],
    ['host', { page: 'host', game: '' }],
    ['host/race', { page: 'host', game: 'race' }],
    ['gallery/race', { page: 'gallery', game: 'race' }],
    ['differences/race', { page: 'differences', game: 'race' }],
    ['rules', { page: 'rules', rule: '' }],
    ['rules/a/b/c', { page: 'rules', rule: 'a/b/c' }],
    ['arrive', { page: 'arrive' }],
    ['admin', { page: 'admin' }],
  ])('%j stands for its page', (path, wanted) => {
    go(path)
    expect(page()).toEqual(wanted)
  })

  test.each(['t', 't/', 'join/', 'replay', 'nowhere', 'nowhere/abc'])(
    '%j, which leads nowhere, stands for the start',
    (path) => {
      go(path)
      expect(page()).toEqual({ page: 'start' })
    },
  )

  test('may hold signs that have to be written in another way', () => {
    go('join/caf%C3%A9')
    expect(page()).toEqual({ page: 'join', code: 'café' })
  })

  test('lies in the folder of the server', () => {
    expect(at('t/abc').href).toBe(`${BASE.href}t/abc`)
  })
})

describe('going to a page', () => {
  test('adds to the history, or replaces its newest entry', () => {
    go('host')
    go('t/abc', true)
    expect(moves.mock.calls).toEqual([
      ['push', at('host').href],
      ['replace', at('t/abc').href],
    ])
  })
})

describe('a link', () => {
  function pressed(link: object | null, keys: object = {}): boolean {
    let taken = false
    const found = link && { target: '', hasAttribute: () => false, ...link }
    follow({ target: { closest: () => found }, preventDefault: () => (taken = true), ...keys } as unknown as MouseEvent)
    return taken
  }

  test('inside the server changes the page without loading it', () => {
    expect(pressed({ href: at('replay/abc#7').href })).toBe(true)
    expect(page()).toEqual({ page: 'replay', code: 'abc', at: 7 })
  })

  test('to another host, or out of the folder, is left to the browser', () => {
    expect(pressed({ href: 'https://elsewhere.example/t/abc' })).toBe(false)
    expect(pressed({ href: new URL('/', 'https://other.example').href })).toBe(false)
  })

  test('into another window, with a key held, or to a file, is left to the browser', () => {
    const href = at('host').href
    expect(pressed({ href, target: '_blank' })).toBe(false)
    expect(pressed({ href, hasAttribute: () => true })).toBe(false)
    expect(pressed({ href }, { ctrlKey: true })).toBe(false)
    expect(moves).not.toHaveBeenCalled()
  })

  test('is needed: a press beside it does nothing', () => {
    expect(pressed(null)).toBe(false)
  })
})
