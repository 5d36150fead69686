/** The steps of `npm test` and `npm run test:full`. A command is a package's name and its arguments. */
export interface Step {
  name: string
  command: readonly [packageName: string, ...args: string[]]
  /** A check passes or fails as a whole; a test runner reports how many tests did. */
  kind: 'check' | 'vitest' | 'playwright'
  /** Names of the steps that must have passed before. */
  needs: readonly string[]
  env?: Record<string, string>
  /** Runs when all others are done: browser tests are sensitive to load. */
  alone: boolean
}

/** The browser is looked for before all steps. */
export const browserName = 'browser'
const buildName = 'production build'
const sampleName = 'build of the sample'

const script = (file: string, ...args: string[]) =>
  ['tsx', `scripts/${file}.ts`, ...args] as const

const check = (name: string, ...command: Step['command']): Step => ({
  name,
  command,
  kind: 'check',
  needs: [],
  alone: false,
})

const browserTests = (name: string, project: string, ...builds: string[]): Step => ({
  name,
  command: ['@playwright/test', 'test', '-c', 'tests/e2e', `--project=${project}`],
  kind: 'playwright',
  needs: [browserName, buildName, sampleName, ...builds],
  alone: true,
})

const build = check(buildName, ...script('build'))
/** Browser tests look for the sample's texts, which an owner's content need not have. */
const buildOf = (name: string, folder: string, out: string) =>
  check(
    name,
    ...script(
      'build',
      '--content',
      `${folder}/content/site.json`,
      '--out',
      `build/${out}`,
    ),
  )
const buildOfSample = buildOf(sampleName, 'tests/fixtures/sample', 'sample')
const allSections = 'all-sections'
const buildOfAllSections = buildOf(
  'build with all sections',
  `tests/fixtures/${allSections}`,
  allSections,
)

/** The unit tests run in an order of their own each time: none may depend on another. `SEED=… npm test` repeats an order. */
const seed = process.env['SEED'] ?? String(Date.now() % 1_000_000)

export const quickSteps: readonly Step[] = [
  build,
  buildOfSample,
  check('types', 'typescript'),
  {
    ...check(
      `unit tests, in the order of seed ${seed}`,
      'vitest',
      'run',
      '--project=node',
      '--project=jsdom',
      '--sequence.shuffle.files',
      '--sequence.shuffle.tests',
      `--sequence.seed=${seed}`,
    ),
    kind: 'vitest',
  },
  check('lint', 'oxlint', '--deny-warnings'),
  check('format', 'oxfmt', '--check'),
  check('unused code', 'knip'),
  check('generated types', ...script('generate-types', '--check')),
  check('content', ...script('check-content')),
  { ...check('size', ...script('size')), needs: [sampleName] },
  browserTests('browser tests', 'quick'),
]

const drawn = ['tests/check/mistakes', 'schema/fixContent'] as const

/** What takes too long for `npm test`: *.full.test.ts and *.full.e2e.ts. */
export const fullSteps: readonly Step[] = [
  build,
  buildOfSample,
  buildOfAllSections,
  { ...check('large unit tests', 'vitest', 'run', '--project=full'), kind: 'vitest' },
  {
    ...check('whole matrix of mistakes', 'vitest', 'run', ...drawn),
    kind: 'vitest',
  },
  {
    ...check('hostile contents', 'vitest', 'run', 'tests/check/hostile'),
    kind: 'vitest',
    env: { HOSTILE_CONTENTS: '2000' },
  },
  browserTests('whole matrices', 'full', buildOfAllSections.name),
]
