/** Fuzzing: whatever a file holds, the check answers in sentences that can be displayed anywhere. */
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { checkContent } from '../../../schema/checkContent.ts'
import {
  formatReport,
  reportFormats,
} from '../../../scripts/check/report/reportFormats.ts'
import { copyOfSample } from '../../fixtures/sampleContent.ts'
import { walk } from '../../support/walk.ts'
import { smallFiles } from '../smallFiles.ts'
import { exotic } from './exotic.ts'

/**
 * The seed of random tests, printed so that SEED=… repeats a run. Constant in CI, where a change must not fail for an
 * old bug; random for whoever works on the check.
 */
function seedOf(what: string, isDrawn: boolean): number {
  const { SEED: wanted, CI: ci } = process.env
  const drawn = isDrawn && ci !== 'true' ? (Date.now() % 2_147_483_646) + 1 : 7
  const seed = wanted === undefined ? drawn : Number(wanted)
  console.info(`${what}: seed ${seed}`)
  return seed
}

// `npm run test:full` sets a larger number.
const requestedCount = process.env['HOSTILE_CONTENTS']
const numRuns = Number(requestedCount ?? 20)
const seed = seedOf('Hostile contents', requestedCount !== undefined)
const files = smallFiles()

/** Control characters, line breaks, bidirectional marks, lone surrogates. */
const unshowable =
  /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\p{Cs}]/u

const text = fc.oneof(
  fc.constantFrom(...exotic),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
)
const value = fc.oneof(
  { weight: 3, arbitrary: text },
  {
    weight: 1,
    // The last cannot be converted to a string.
    arbitrary: fc.constantFrom(null, true, [], {}, [[]], -1, 1e21, 0.5, { toString: 1 }),
  },
)
const change = fc.record({
  /** Selects one of the content's objects and lists, and a value in it, modulo their number. */
  at: fc.tuple(fc.nat(), fc.nat()),
  kind: fc.constantFrom('replace', 'rename', 'remove', 'double'),
  value,
  text,
})

type Change = typeof change extends fc.Arbitrary<infer T> ? T : never

function apply(content: object, { at, kind, value: other, text: name }: Change): void {
  const holders: object[] = []
  walk(content, (each) => {
    if (typeof each === 'object' && each !== null) holders.push(each)
  })
  const holder = holders[at[0] % holders.length] ?? content
  const names = Object.keys(holder)
  const key = names[at[1] % names.length] ?? name
  const before: unknown = Reflect.get(holder, key)
  if (kind === 'replace') put(holder, key, structuredClone(other))
  else if (kind === 'double') put(holder, `${names.length}`, before)
  else {
    if (Array.isArray(holder)) holder.splice(Number(key), 1)
    else Reflect.deleteProperty(holder, key)
    if (kind === 'rename') put(holder, name, before)
  }
}

/** As its own property, "__proto__" too; a list has no names. */
function put(holder: object, key: string, value: unknown): void {
  if (Array.isArray(holder)) holder.splice(Number(key) || 0, 1, value)
  else
    Object.defineProperty(holder, key, {
      value,
      writable: true,
      enumerable: true,
      configurable: true,
    })
}

/** The sample with some changes, sometimes with text inserted anywhere. */
const contents = fc
  .tuple(
    fc.array(change, { minLength: 1, maxLength: 4 }),
    fc.option(fc.tuple(fc.nat(), text), { freq: 5 }),
  )
  .map(([changes, stretch]) => {
    const content = copyOfSample()
    for (const one of changes) apply(content, one)
    const written = JSON.stringify(content, null, 2)
    const at = (stretch?.[0] ?? 0) % written.length
    return written.slice(0, at) + (stretch?.[1] ?? '') + written.slice(at)
  })

/** Prints the seed and path, which reproduce a run, instead of the content of hundreds of lines. */
function tellShortly(details: fc.RunDetails<[string]>) {
  const { failed, errorInstance, counterexamplePath: path } = details
  if (failed)
    throw new Error(`Failed with seed ${seed}, path "${path}": ${String(errorInstance)}`)
}

test('every error has a position and a reason, and every message can be shown', () => {
  fc.assert(
    fc.property(contents, (written) => {
      const result = checkContent(written, { files })
      const { ok, problems } = result
      const lineCount = written.split(/\r\n|\r|\n/).length
      if (!ok) expect(problems.map(({ severity }) => severity)).toContain('error')
      for (const { line, column, endLine, message, fix } of problems) {
        expect(lineCount).toBeGreaterThanOrEqual(Math.max(line, endLine))
        expect(Math.min(line, column)).toBeGreaterThanOrEqual(1)
        for (const sentence of [message.en, message.br, fix.en, fix.br]) {
          expect(unshowable.test(sentence) ? sentence : '').toBe('')
          expect(sentence.length).toBeLessThanOrEqual(1000)
          expect(sentence.trim()).not.toBe('')
        }
      }
      const checked = { file: 'content/site.json', text: written, result }
      for (const format of reportFormats)
        for (const line of formatReport(format, checked, 'br').split('\n'))
          expect(unshowable.test(line) ? line : '').toBe('')
    }),
    { numRuns, seed, endOnFailure: true, reporter: tellShortly },
  )
})
