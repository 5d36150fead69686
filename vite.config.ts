import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'

import { defineConfig } from 'vitest/config'

import { siteConfig } from './scripts/vite/siteConfig.ts'

const root = import.meta.dirname
const contentFile = process.env['VITEST']
  ? 'tests/sample/content/site.json'
  : 'content/site.json'

/** Under `npm run mutation` the tests that start servers and commands, and never see a mutant, stay out; so do those of other rooms. */
const [nodeTests, jsdomTests] = process.env['STRYKER_MUTATOR_WORKER']
  ? [
      ['schema/**/*.test.ts', 'tests/content/{mistakes,meanings,wording}.test.ts'],
      ['src/*.test.ts', 'src/{contact,i18n}/*.test.{ts,tsx}'],
    ]
  : [
      ['{schema,scripts,tests}/**/*.test.ts'],
      ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.tsx'],
    ]

export default defineConfig({
  ...siteConfig(resolve(root, contentFile)),
  test: {
    root,
    setupFiles: ['tests/setup.ts'],
    // On two cores Vitest would leave one idle.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Only what runs in the visitor's browser needs one: jsdom costs half a second a file.
    projects: [project('node', nodeTests, false), project('jsdom', jsdomTests, true)],
  },
})

/** Without isolation the files of a worker share their modules: right where no file changes what they hold. */
function project(environment: 'node' | 'jsdom', include: string[], isolate: boolean) {
  return {
    extends: true as const,
    test: { name: environment, environment, include, isolate },
  }
}
