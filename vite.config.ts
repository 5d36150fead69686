import { resolve } from 'node:path'

import { defineConfig } from 'vitest/config'

import { siteConfig } from './scripts/vite/siteConfig.ts'

const root = import.meta.dirname

export default defineConfig({
  ...siteConfig(resolve(root, 'content/site.json')),
  test: {
    root,
    environment: 'jsdom',
    include: ['{src,schema,scripts,tests}/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/setup.ts'],
  },
})
