/** Anything a view holds as a list of labelled values. */

export interface Labelled {
  label: string
  /** The value in a word; empty if it holds others. */
  text: string
  items: Labelled[]
  /** Rows of cells, where it is a grid. */
  grid?: string[][]
}

/** References and ids as people read them: `square:row-1` is "row 1". */
export function plainly(word: string): string {
  const name = word.includes(':') ? word.slice(word.indexOf(':') + 1) : word
  return (name || word).replace(/[_-]+/g, ' ').trim()
}

/** The parts of a value, by name or by number; what is empty is left out, for it says nothing. */
export function partsOf(value: object): Labelled[] {
  const parts = Array.isArray(value) ? value.map(numbered) : Object.entries(value).map(named)
  return parts.filter((part) => part !== null)
}

function named([key, part]: [string, unknown]): Labelled | null {
  return labelled(plainly(key), part)
}

/** One of several: called by its name if it has one, or by its number. */
function numbered(part: unknown, nth: number): Labelled | null {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return labelled(String(nth + 1), part)
  const key = TITLES.find((each) => each in part)
  const { [key ?? '']: title, ...rest } = part as Record<string, unknown>
  if (typeof title !== 'string' || !title) return labelled(String(nth + 1), part)
  return { label: plainly(title), text: '', items: partsOf(rest) }
}

const TITLES = ['name', 'title', 'ref', 'id']

function labelled(label: string, value: unknown): Labelled | null {
  if (value === null || value === undefined || value === '' || value === false) return null
  if (value === true) return { label, text: '✓', items: [] }
  if (typeof value === 'string' || typeof value === 'number') return { label, text: plainly(String(value)), items: [] }
  if (typeof value !== 'object') return null
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) {
    const text = value.map((each) => plainly(String(each as string | number))).join(', ')
    return text ? { label, text, items: [] } : null
  }
  const grid = gridOf(value)
  if (grid) return { label, text: '', items: [], grid }
  const items = partsOf(value)
  return items.length ? { label, text: '', items } : null
}

/** Lists of cells, each a value or a few of them: the rows of a grid, in which an empty cell keeps its place. */
function gridOf(value: object): string[][] | undefined {
  if (!Array.isArray(value) || value.length < 2 || !value.every(isRow)) return undefined
  return value.map((row) => row.map((cell) => inWords(cell)))
}

type Cell = Plain | Plain[]
type Plain = string | number | boolean | null | undefined

function isRow(row: unknown): row is Cell[] {
  return Array.isArray(row) && row.every((cell) => (Array.isArray(cell) ? cell.every(isPlain) : isPlain(cell)))
}

function isPlain(value: unknown): value is Plain {
  return value === null || typeof value !== 'object'
}

function inWords(cell: Cell): string {
  if (Array.isArray(cell)) return cell.map(inWords).join(', ')
  if (cell === null || cell === undefined || cell === false) return ''
  return cell === true ? '✓' : plainly(String(cell))
}
