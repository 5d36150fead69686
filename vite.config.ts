import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'

import { defineConfig } from 'vitest/config'

import { siteConfig } from './scripts/build/vite/siteConfig.ts'

const root = import.meta.dirname
const contentFile = process.env['VITEST']
  ? 'tests/fixtures/sample/content/site.json'
  : 'content/site.json'

/** Servers, programs of other makers, many pictures or colours. */
const large = ['{schema,scripts,tests}/**/*.full.test.ts']

/** What needs a document. A worker that changes between jsdom and none starts anew: so each kind is a project. */
const withDocument = [
  '{src,tests}/**/*.test.tsx',
  'src/{,boot/}*.test.ts',
  'src/contact/{blockedStorage,email*}.test.ts',
  'src/{editor/saving/save,mocks/playCaptcha}.test.ts',
]

const withoutDocument = ['{schema,scripts,src,tests}/**/*.test.ts']

const underMutation = process.env['STRYKER_MUTATOR_WORKER'] !== undefined

/** Under `npm run mutation` the tests that never see a change stay out. */
const unchanged = underMutation
  ? ['{schema,scripts,tests}/**', 'src/{components,editor,mocks,sections}/**']
  : []

export default defineConfig({
  ...siteConfig(resolve(root, contentFile)),
  test: {
    root,
    setupFiles: ['tests/unit/setup.ts'],
    // The files of a worker share their modules and their window: starting both anew for each took half of the time.
    // No file changes what modules hold, and tests/unit/setup.ts leaves an empty document behind each test.
    isolate: false,
    // A test that ends before it judges fails.
    expect: { requireAssertions: true },
    // On two cores Vitest would leave one idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // `full` is part of `npm run test:full`, the others of `npm test`.
    projects: [
      project('node', withoutDocument, [...large, ...withDocument, ...unchanged]),
      project('jsdom', withDocument, unchanged),
      ...(underMutation ? [] : [project('full', large, [])]),
    ],
  },
})

/** One project after the other: a worker is kept only where the next file is of the same. */
function project(name: string, include: string[], exclude: string[]) {
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
