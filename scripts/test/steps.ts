/** The steps of `npm test` and `npm run test:full`. A command is a package's name and its arguments. */
export interface Step {
  name: string
  command: readonly [packageName: string, ...args: string[]]
  /** A check passes or fails as a whole. A test runner reports how many tests passed or failed. */
  kind: 'check' | 'vitest' | 'playwright'
  /** Names of the steps that must have passed before. */
  needs: readonly string[]
  env?: Record<string, string>
  /** Runs after all others: browser tests are sensitive to load. */
  isAlone: boolean
}

/** The browser is looked for before all steps. */
export const browserName = 'browser'
const buildName = 'production build'
const sampleName = 'sample build'

const check = (name: string, ...command: Step['command']): Step => ({
  name,
  command,
  kind: 'check',
  needs: [],
  isAlone: false,
})
const script = (name: string, file: string, ...args: string[]) =>
  check(name, 'tsx', `scripts/${file}.ts`, ...args)

const browserTests = (project: string, ...builds: string[]): Step => ({
  name: `browser tests, ${project}`,
  command: ['@playwright/test', 'test', '-c', 'tests/e2e', `--project=${project}`],
  kind: 'playwright',
  needs: [browserName, buildName, sampleName, ...builds],
  isAlone: true,
})

const build = script(buildName, 'build')
const buildOf = (name: string, folder: string) => {
  const content = `tests/fixtures/${folder}/content/site.json`
  return script(name, 'build', '--content', content, '--out', `build/${folder}`)
}
/** Browser tests look for the sample's texts, which an owner's content may lack. */
const buildOfSample = buildOf(sampleName, 'sample')
const buildOfAllSections = buildOf('build with all section types', 'all-sections')

/** The unit tests run in a random order, so that none depends on another. `SEED=… npm test` repeats an order. */
const seed = process.env['SEED'] ?? String(Date.now() % 1_000_000)

const unitTests = (name: string, ...args: string[]): Step => ({
  ...check(name, 'vitest', 'run', ...args),
  kind: 'vitest',
})

export const quickSteps: readonly Step[] = [
  build,
  buildOfSample,
  unitTests(
    `unit tests, in the order of seed ${seed}`,
    '--project=node',
    '--project=jsdom',
    '--sequence.shuffle.files',
    '--sequence.shuffle.tests',
    `--sequence.seed=${seed}`,
  ),
  // Except generated files. tsc, which test:full runs, would parse all files a second time.
  check('types and lint', 'oxlint', '--deny-warnings', '--type-check'),
  check('format', 'oxfmt', '--check'),
  check('unused code', 'knip'),
  script('generated types', 'generate-types', '--check'),
  script('content', 'check-content'),
  { ...script('size', 'size'), needs: [sampleName] },
  browserTests('quick'),
]

/** Tests that take too long for `npm test`: *.full.test.ts and *.full.e2e.ts. */
export const fullSteps: readonly Step[] = [
  check('types', 'typescript'),
  build,
  buildOfSample,
  buildOfAllSections,
  unitTests('slow unit tests', '--project=full'),
  unitTests('all mistakes in content', 'tests/check/mistakes', 'schema/fixContent'),
  {
    ...unitTests('random content', 'tests/check/hostile'),
    env: { HOSTILE_CONTENTS: '2000' },
  },
  browserTests('full', buildOfAllSections.name),
]
