/** Fuzz test: for any file, the check returns messages that can be displayed anywhere. */
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { checkContent } from '../../../schema/checkContent.ts'
import { removeEntry, removeValue, setValue } from '../../../schema/editContent.ts'
import { lookUp, type Path } from '../../../schema/read/lookUp.ts'
import {
  formatReport,
  reportFormats,
} from '../../../scripts/check/report/reportFormats.ts'
import { copyOfSample, sampleText } from '../../fixtures/sampleContent.ts'
import { walk } from '../../support/walk.ts'
import { smallFiles } from '../smallFiles.ts'
import unusualTexts from './unusualTexts.json' with { type: 'json' }

// `npm run test:full` sets a larger number of contents.
const { SEED: requestedSeed, CI: ci, HOSTILE_CONTENTS: count } = process.env
/**
 * The seed is printed, so that SEED=… repeats a run. It is constant in CI, so that a change does not fail because of an
 * older bug, and random otherwise.
 */
const seed = Number(requestedSeed ?? (count && ci !== 'true' ? Date.now() % 2 ** 31 : 7))
console.info(`Hostile contents: seed ${seed}`)

const paths: Path[] = []
walk(copyOfSample(), (_, path) => {
  if (path.length > 0) paths.push(path)
})

/** Control characters, line breaks, bidirectional marks, and lone surrogates. */
const unshowable =
  /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\p{Cs}]/u

const text = fc.oneof(
  fc.constantFrom(...unusualTexts, 'half \udc00 of a letter', 'word '.repeat(5000)),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
)
// The last object cannot be converted to a string.
const nonText = fc.constantFrom(null, true, [], {}, [[]], -1, 1e21, 0.5, { toString: 1 })
const change = fc.record({
  path: fc.constantFrom(...paths),
  kind: fc.constantFrom('replace', 'rename', 'remove'),
  value: fc.oneof({ weight: 3, arbitrary: text }, { weight: 1, arbitrary: nonText }),
  name: text,
})

/** The sample with some changes, sometimes with text inserted anywhere. */
const contents = fc
  .tuple(
    fc.array(change, { minLength: 1, maxLength: 4 }),
    fc.option(fc.tuple(fc.nat(), text), { freq: 5 }),
  )
  .map(([changes, insertion]) => {
    let content: unknown = copyOfSample()
    for (const { path, kind, value, name } of changes) {
      const oldValue = lookUp(content, path)
      const remove = typeof path.at(-1) === 'number' ? removeEntry : removeValue
      content =
        kind === 'replace' ? setValue(content, path, value) : remove(content, path)
      if (kind === 'rename')
        content = setValue(content, [...path.slice(0, -1), name], oldValue)
    }
    const json = JSON.stringify(content, null, 2)
    const offset = (insertion?.[0] ?? 0) % json.length
    return json.slice(0, offset) + (insertion?.[1] ?? '') + json.slice(offset)
  })

/** Prints the seed and path, which reproduce a run, instead of the content of hundreds of lines. */
function reporter(details: fc.RunDetails<[string]>) {
  const { failed, errorInstance, counterexamplePath: path } = details
  if (failed)
    throw new Error(`Failed with seed ${seed}, path "${path}": ${String(errorInstance)}`)
}

test('problems with random content have valid positions, and their messages have no control characters', () => {
  const property = fc.property(contents, (json) => {
    // The check for a release takes ten times as long, so only some contents get it.
    const release = count && json.length % 10 === 0 ? { sample: sampleText } : {}
    const result = checkContent(json, { files: smallFiles, ...release })
    const { ok, problems } = result
    const lineCount = json.split(/\r\n|\r|\n/).length
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
    const checked = { file: 'content/site.json', text: json, result }
    for (const format of reportFormats)
      for (const line of formatReport(format, checked, 'br').split('\n'))
        expect(unshowable.test(line) ? line : '').toBe('')
  })
  fc.assert(property, {
    numRuns: Number(count ?? 20),
    seed,
    endOnFailure: true,
    reporter,
  })
})
