/** Where this page lives, and which of its pages is shown. */

/** The address the server lives under; behind a proxy it may be a folder. The script knows where it came from. */
export const BASE: URL = new URL(/* @vite-ignore */ '..', import.meta.url)

export type Page =
  | { page: 'start' }
  | { page: 'host'; game: string }
  | { page: 'arrive' }
  | { page: 'admin' }
  | { page: 'gallery'; game: string }
  | { page: 'differences'; game: string }
  | { page: 'rules'; rule: string }
  | { page: 'join'; code: string }
  | { page: 'replay'; code: string; at: number }
  | { page: 'table'; code: string; secret: string }

/** An address inside the server. */
export function at(path: string): URL {
  return new URL(path, BASE)
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The same address as friends on the home network must write it; this machine has another name for itself. */
export function forFriends(link: string): string {
  const home = document.querySelector<HTMLMetaElement>('meta[name=home]')?.content
  if (!home || !LOOPBACK.has(location.hostname)) return link
  return link.replace(BASE.href, home)
}

/** The page an address stands for; a secret in it stands behind the #, where no server logs it. */
function pageOf(address: Location): Page {
  const path = address.pathname.slice(BASE.pathname.length).split('/').map(decodeURIComponent)
  const [page, code = ''] = path
  if (page === 'join' && code) return { page, code }
  if (page === 'replay' && code) return { page, code, at: Number(address.hash.slice(1)) || 0 }
  if (page === 't' && code) return { page: 'table', code, secret: address.hash.slice(1) }
  if (page === 'rules') return { page, rule: path.slice(1).join('/') }
  if (page === 'host' || page === 'gallery' || page === 'differences') return { page, game: code }
  if (page === 'arrive' || page === 'admin') return { page }
  return { page: 'start' }
}

let current = $state<Page>(pageOf(location))

export function page(): Page {
  return current
}

/** Go to another page without loading it again. */
export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', at(path))
  current = pageOf(location)
  scrollTo(0, 0)
}

addEventListener('popstate', () => (current = pageOf(location)))

/** Let links inside the server change the page without loading it. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a')
  if (!link || link.target || link.hasAttribute('download') || event.metaKey || event.ctrlKey || event.shiftKey) return
  const address = new URL(link.href)
  if (address.origin !== BASE.origin || !address.pathname.startsWith(BASE.pathname)) return
  event.preventDefault()
  go(address.pathname.slice(BASE.pathname.length) + address.hash)
}
