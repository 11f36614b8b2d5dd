import { svelte } from '@sveltejs/vite-plugin-svelte'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const server = process.env.OMERTA_SERVER ?? 'http://127.0.0.1:7777'

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
            { name: 'words-pl', test: /omerta\/words\/.*pl\.ftl/ },
            { name: 'words-en', test: /omerta\/words\/.*en\.ftl/ },
            { name: 'common', test: /node_modules|web\/src\/lib\/(?:[^/]+$|words\/|look\/|table\/[cC]lause)/ },
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
