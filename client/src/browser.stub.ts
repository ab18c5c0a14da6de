/** As much of a browser as the modules under test touch when they are loaded. */

const remembered = new Map<string, string>()

Object.assign(globalThis, {
  location: new URL('https://games.example/t/abc'),
  document: { hidden: false, addEventListener() {}, querySelector: () => null },
  localStorage: {
    getItem: (name: string) => remembered.get(name) ?? null,
    setItem: (name: string, value: string) => void remembered.set(name, value),
  },
  addEventListener() {},
  removeEventListener() {},
  scrollTo() {},
})
