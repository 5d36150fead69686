import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'

import { defineConfig } from 'vitest/config'

import { siteConfig } from './scripts/build/vite/siteConfig.ts'

const root = import.meta.dirname
const contentFile = process.env['VITEST']
  ? 'tests/fixtures/sample/content/site.json'
  : 'content/site.json'

/** Servers, programs of other makers, many pictures or colours. */
const large = '{schema,scripts,tests}/**/*.full.test.ts'

const underMutation = process.env['STRYKER_MUTATOR_WORKER'] !== undefined

/** Under `npm run mutation` the tests that start servers and commands, and never see a mutant, stay out; so do those of other rooms. */
const [nodeTests, jsdomTests] = underMutation
  ? [
      ['schema/**/*.test.ts', 'tests/check/{mistakes,meanings,wording}.test.ts'],
      ['src/*.test.ts', 'src/{boot,contact,i18n}/*.test.{ts,tsx}'],
    ]
  : [
      ['{schema,scripts,tests}/**/*.test.ts'],
      ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.tsx'],
    ]

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
    // Only what runs in the visitor's browser needs one: jsdom costs half a second a file.
    // `full` is part of `npm run test:full`, the others of `npm test`.
    projects: [
      project('node', nodeTests, [large]),
      project('jsdom', jsdomTests, []),
      ...(underMutation ? [] : [project('full', [large], [])]),
    ],
  },
})

function project(name: string, include: string[], exclude: string[]) {
  const environment = name === 'jsdom' ? name : 'node'
  return {
    extends: true as const,
    test: { name, environment, include, exclude },
  }
}
