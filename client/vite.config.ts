import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { inlined } from './src/style/inlined'

// The bundle is committed and served by the Python package: names never change, addresses are relative.
export default defineConfig({
  base: './',
  // The class that keeps a component's styles to it: short, for it stands at every element, and the same in every build.
  plugins: [
    svelte({
      compilerOptions: { cssHash: ({ hash, filename }) => `_${hash(filename.replace(/^.*\/src\//, '')).slice(0, 3)}` },
    }),
    {
      // Tokens are for those who write styles; nothing in a page changes them, so they are not sent to it.
      name: 'tokens-inlined',
      enforce: 'post',
      generateBundle(_, bundle) {
        const sheets = Object.values(bundle).flatMap((part) =>
          part.type === 'asset' && part.fileName.endsWith('.css') ? [part] : [],
        )
        const sent = inlined(sheets.map((sheet) => String(sheet.source)))
        sheets.forEach((sheet, nth) => (sheet.source = sent[nth]!))
      },
    },
  ],
  test: { include: ['src/**/*.test.ts'], setupFiles: 'src/browser.stub.ts' },
  build: {
    outDir: '../src/hullbreach/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    rollupOptions: {
      output: {
        // What every table needs is one part, and so is what the games of a family share. What one game adds, the
        // drawings of a place, and what is around and after a table come when they are first shown, styles and all.
        codeSplitting: {
          groups: [
            {
              name: 'app',
              test: /src\/(main|after\/asking|table\/terms|drawn\/(somebody|sheet|Deck)|moments\/(Now|Happening)|coach\/Ring)/,
            },
            { name: 'nemesis', test: /src\/games\/(wire\.ts$|nemesis\/(family|Here|board\/Deck))/ },
          ],
        },
        chunkFileNames: (chunk) => `assets/${chunk.name.toLowerCase()}.js`,
        assetFileNames: (asset) => `assets/${asset.names[0]!.toLowerCase()}`,
      },
    },
  },
})
