/** Small things a browser remembers: the language, a name, how far a story was read. Some browsers keep nothing. */

export function kept(name: string): string {
  try {
    return localStorage.getItem(`hullbreach.${name}`) ?? ''
  } catch {
    return ''
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`hullbreach.${name}`, value)
  } catch {
    // nothing is lost but convenience
  }
}
