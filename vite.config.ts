import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'

import { defineConfig } from 'vitest/config'

import { siteConfig } from './scripts/build/vite/siteConfig.ts'

const root = import.meta.dirname
const contentFile = process.env['VITEST']
  ? 'tests/fixtures/sample/content/site.json'
  : 'content/site.json'

/** Tests with servers, external programs, or many pictures or colors. */
const large = ['{schema,scripts,tests}/**/*.full.test.ts']

/** Tests that need a DOM. They are a separate project, because switching between jsdom and node restarts the worker. */
const withDocument = [
  '{src,tests}/**/*.test.tsx',
  'src/{boot,hydration}/*.test.ts',
  'src/contact/{blockedStorage,email*}.test.ts',
  'src/editor/{pictures/pictures,saving/{drafts,save},signIn/account}.test.ts',
]

const withoutDocument = ['{schema,scripts,src,tests}/**/*.test.ts']

export default defineConfig({
  ...siteConfig(resolve(root, contentFile)),
  test: {
    root,
    setupFiles: ['tests/support/setup.ts'],
    env: { TZ: 'America/Sao_Paulo' }, // In UTC, tests would not notice a wrong time zone.
    // Isolation took half of the time. Files do not change module state, and tests/support/setup.ts empties the document
    // after each test.
    isolate: false,
    // A test without assertions fails.
    expect: { requireAssertions: true },
    // On two cores, Vitest would use only one.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // `full` belongs to `npm run test:full`, the others to `npm test`.
    projects: [
      project('node', withoutDocument, [...large, ...withDocument]),
      project('jsdom', withDocument),
      project('full', large),
    ],
  },
})

/** Projects run one after the other: a worker is reused only for files of the same project. */
function project(name: string, include: string[], exclude: string[] = []) {
  const isNode = name !== 'jsdom'
  return {
    extends: true as const,
    test: {
      name,
      environment: isNode ? 'node' : 'jsdom',
      include,
      exclude,
      sequence: { groupOrder: isNode ? 0 : 1 },
    },
  }
}
