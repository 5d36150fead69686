/** Makes every change of a room and runs the tests that pass through it until one fails; tells of those that none notices. */
import { relative } from 'node:path'

import type { InstrumentResult } from '@stryker-mutator/instrumenter'
import { expect, inject, test, TestRunner } from 'vitest'

type Change = InstrumentResult['mutants'][number]

declare module 'vitest' {
  interface ProvidedContext {
    room: string
    /** Of all changes, those too that are not tried. */
    count: number
    changes: Change[]
  }
}

interface UnitTest {
  name: string
  run: () => unknown
  /** What it takes of the processor, and how often it asks which change is made, while none is. */
  ms: number
  steps: number
  /** By the number of a change: does it pass there? */
  passes: Uint8Array
  noticed: number
}

/** Of the processor: a change that the tests do not notice in so long a time counts as unnoticed. */
const maxMs = 4000

let made: number | undefined
let steps = 0
let maxSteps = Infinity
const passed = new Uint8Array(inject('count'))

// Called by the changed code: see vitest.config.ts.
Object.assign(globalThis, {
  passed,
  isMade(id: number) {
    steps += 1
    if (steps > maxSteps) throw new Error('A loop without end.')
    return made === id
  },
})

const modules = import.meta.glob([
  '../../schema/**/*.test.ts',
  '../../scripts/check/{lineDiff,report/report}.test.ts',
  '../check/{contents,meanings,mistakes,oneLanguage,wording}.test.ts',
  '../check/{broken,changes,habits}/*.test.ts',
  '!**/*.full.test.ts',
])
for (const load of Object.values(modules)) await load()
const atLoading = passed.slice()
// Taken out of Vitest's hands, which would run each of them once.
const tasks = TestRunner.getCurrentSuite().tasks.splice(0)

async function readTests(): Promise<UnitTest[]> {
  const tests: UnitTest[] = []
  for (const task of tasks) {
    if (task.type !== 'test') continue
    const run = TestRunner.getTestFn(task)
    passed.fill(0)
    steps = 0
    const start = process.cpuUsage()
    await run()
    const ms = process.cpuUsage(start).user / 1000
    tests.push({ name: task.name, run, ms, steps, passes: passed.slice(), noticed: 0 })
  }
  return tests
}

async function fails({ run, steps: usual }: UnitTest, change?: number): Promise<boolean> {
  made = change
  steps = 0
  maxSteps = usual * 6 + 100_000
  try {
    await run()
    // Code that catches every error has caught ours too.
    return steps > maxSteps
  } catch {
    return true
  } finally {
    made = undefined
  }
}

/** Does a test notice the change? The quick ones, and those that have noticed many, are asked first. */
async function isNoticed(change: number, tests: readonly UnitTest[]): Promise<boolean> {
  const cost = ({ ms, noticed }: UnitTest) => ms / (1 + noticed)
  const start = process.cpuUsage()
  for (const each of tests.toSorted((one, other) => cost(one) - cost(other))) {
    if (process.cpuUsage(start).user > 1000 * maxMs) return false
    if (!(await fails(each, change))) continue
    each.noticed += 1
    return true
  }
  return false
}

function described({ fileName, location, mutatorName, replacement }: Change): string {
  const { line, column } = location.start
  const where = `${relative(process.cwd(), fileName)}:${line + 1}:${column + 1}`
  return `${where} ${mutatorName}: ${replacement.replaceAll(/\s+/g, ' ')}`
}

test('most changes are noticed', async () => {
  const tests = await readTests()
  let tried = 0
  let noticed = 0
  for (const change of inject('changes')) {
    const id = Number(change.id)
    const passing = tests.filter(({ passes }) => passes[id] === 1)
    // What happens once, while the modules load, is over.
    if (passing.length === 0 && atLoading[id] === 1) continue
    tried += 1
    if (await isNoticed(id, passing)) noticed += 1
    else console.info(described(change), passing.length === 0 ? '(never run)' : '')
  }
  // Nothing of a change is left in what the modules remember.
  for (const each of tests.filter((one) => one.noticed > 0))
    expect(await fails(each), each.name).toBe(false)
  const score = noticed / tried
  console.info(`${inject('room')}: ${(100 * score).toFixed(1)} % of ${tried} noticed`)
  expect(score).toBeGreaterThanOrEqual(0.85)
})
