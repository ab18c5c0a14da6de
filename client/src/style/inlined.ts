const SET = /(?<=[{;])(--[\w-]+):([^;}]+);?/g

/** Sheets as they are sent: every token of the page that nothing else sets is replaced by its value, in all of them. */
export function inlined(sheets: string[]): string[] {
  const times = new Map<string, number>()
  for (const [, name] of sheets.join('').matchAll(SET)) times.set(name!, (times.get(name!) ?? 0) + 1)
  const values = new Map<string, string>()
  const taken = (root: string): string =>
    root.replace(SET, (whole, name: string, value: string) => {
      if (times.get(name) !== 1) return whole
      values.set(name, value)
      return ''
    })
  const rest = sheets.map((sheet) => sheet.replace(/:root\{[^}]*\}/g, taken).replaceAll(':root{}', ''))
  return rest.map((sheet) => sheet.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => values.get(name) ?? whole))
}
