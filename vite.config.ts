import { resolve } from 'node:path'

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

import { prerenderedPage } from './scripts/vite/prerenderedPage.ts'
import { siteContent } from './scripts/vite/siteContent.ts'

const fromRoot = (path: string) => resolve(import.meta.dirname, path)

// All messages are compiled while building, so the visitor goes without the parser: 7 kB of brotli.
const withoutParser = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
}

export default defineConfig({
  root: 'src',
  publicDir: fromRoot('public'),
  plugins: [react(), siteContent(fromRoot('content/site.json')), prerenderedPage()],
  resolve: { alias: process.env['VITEST'] ? [] : [withoutParser] },
  build: {
    outDir: fromRoot('dist'),
    emptyOutDir: true,
    modulePreload: false,
    rolldownOptions: { input: fromRoot('src/entry-client.tsx') },
  },
  ssr: { noExternal: [/^@mui\//] },
  test: {
    root: import.meta.dirname,
    environment: 'jsdom',
    include: ['{src,schema,scripts,tests}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/setup.ts'],
  },
})
