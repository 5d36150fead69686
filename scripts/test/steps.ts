export const playwright = 'node_modules/@playwright/test/cli.js'

/** The steps of `npm test` and `npm run test:full`. */
export interface TestStep {
  name: string
  /** The path of a script that Node runs, and its arguments. npx would need a shell on Windows. */
  command: readonly [script: string, ...args: string[]]
  /** A build or a check has one result. A test runner reports how many tests passed or failed. */
  kind: 'build' | 'check' | 'vitest' | 'playwright'
  env?: Record<string, string>
}

export interface TestSteps {
  /** Steps that run two at a time. */
  parallel: readonly TestStep[]
  /** Steps that run one after the other, if there is a browser and all builds passed. Load disturbs browser tests. */
  sequential: readonly TestStep[]
}

const check = (name: string, ...command: TestStep['command']): TestStep => ({
  name,
  command,
  kind: 'check',
})
const script = (name: string, file: string, ...args: string[]) =>
  check(name, 'scripts/runBundled.js', `scripts/${file}.ts`, ...args)

const buildOf = (name: string, ...args: string[]): TestStep => ({
  ...script(name, 'build', ...args),
  kind: 'build',
})
const buildOfFixture = (name: string, folder: string) => {
  const content = `tests/fixtures/${folder}/content/site.json`
  return buildOf(name, '--content', content, '--out', `build/${folder}`)
}
/** Browser tests look for the sample's texts, which an owner's content may lack. */
const builds = [buildOf('production build'), buildOfFixture('sample build', 'sample')]

const browserTests = (project: string): TestStep => ({
  name: `browser tests, ${project}`,
  command: [playwright, 'test', '-c', 'tests/e2e', `--project=${project}`],
  kind: 'playwright',
})

/** The unit tests run in a random order, so that none depends on another. `SEED=… npm test` repeats an order. */
const seed = process.env['SEED'] ?? String(Date.now() % 1_000_000)

const unitTests = (name: string, ...args: string[]): TestStep => ({
  ...check(name, 'node_modules/vitest/vitest.mjs', 'run', ...args),
  kind: 'vitest',
})

export const quickSteps: TestSteps = {
  parallel: [
    ...builds,
    unitTests(
      `unit tests, in the order of seed ${seed}`,
      '--project=node',
      '--project=jsdom',
      '--sequence.shuffle.files',
      '--sequence.shuffle.tests',
      `--sequence.seed=${seed}`,
    ),
    // Type-checks all but generated files. tsc checks those in test:full: here, it would parse all files again.
    check(
      'types and lint',
      'node_modules/oxlint/bin/oxlint',
      '--deny-warnings',
      '--type-check',
    ),
    check('format', 'node_modules/oxfmt/bin/oxfmt', '--check'),
    check('unused code', 'node_modules/knip/bin/knip.js'),
    script('generated types', 'generate-types', '--check'),
    script('content', 'check-content'),
  ],
  sequential: [script('size', 'size'), browserTests('quick')],
}

/** Tests that take too long for `npm test`: *.full.test.ts and *.full.e2e.ts. */
export const fullSteps: TestSteps = {
  parallel: [
    check('types', 'node_modules/typescript/bin/tsc'),
    ...builds,
    buildOfFixture('build with all section types', 'all-sections'),
    unitTests('slow unit tests', '--project=full'),
    unitTests('all mistakes in content', 'tests/check/mistakes', 'schema/fixContent'),
    {
      ...unitTests('random content', 'tests/check/hostile'),
      env: { HOSTILE_CONTENTS: '2000' },
    },
  ],
  sequential: [browserTests('full')],
}
