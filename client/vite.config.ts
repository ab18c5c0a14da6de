import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// The bundle is committed and served by the Python package: names never change, addresses are relative.
export default defineConfig({
  base: './',
  plugins: [svelte()],
  test: { include: ['src/**/*.test.ts'], setupFiles: 'src/browser.stub.ts' },
  build: {
    outDir: '../src/hullbreach/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: false,
    rollupOptions: {
      output: {
        // What every table needs is one part, and so is what the games of a family share. What one game adds, the
        // drawings of a place, and what is around and after a table come when they are first shown.
        codeSplitting: {
          groups: [
            { name: 'app', test: /src\/(main|after\/asking|table\/terms|drawn\/somebody)/ },
            { name: 'nemesis', test: /src\/games\/(wire|nemesis\/(family|Here|board\/Deck))/ },
          ],
        },
        chunkFileNames: (chunk) => `assets/${chunk.name.toLowerCase()}.js`,
        assetFileNames: (asset) => (asset.names[0]?.endsWith('.css') ? 'assets/app.css' : 'assets/[name][extname]'),
      },
    },
  },
})
