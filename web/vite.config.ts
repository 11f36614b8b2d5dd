import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const server = process.env.OMERTA_SERVER ?? 'http://127.0.0.1:7777'

const COMMON =
  /node_modules|web\/src\/lib\/(?:[^/]+$|words\/|look\/|home\/EnterLink|games\/[^/]+$|table\/([cC]lause|Scores))/

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $lib: here('./src/lib'), $words: here('../src/omerta/words/page') },
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: here('../src/omerta/web/page'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the server's policy allows no data: fonts or scripts
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      // Few files for the first look: what every page needs, and the words of one language.
      output: {
        codeSplitting: {
          groups: [
            { name: 'words-pl', test: /omerta\/words\/.*pl\.ftl|lib\/words\/pl\.ts/ },
            { name: 'words-en', test: /omerta\/words\/.*en\.ftl|lib\/words\/en\.ts/ },
            { name: 'common', test: COMMON },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } } },
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
})
