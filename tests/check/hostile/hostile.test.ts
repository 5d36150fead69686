/** Fuzzing: whatever a file holds, the check answers in sentences that can be displayed anywhere. */
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { checkContent } from '../../../schema/checkContent.ts'
import { formatReport, formats } from '../../../scripts/check/report/reportFormats.ts'
import { original } from '../mistakes/mistake.ts'
import { seedOf } from '../seed.ts'
import { smallFiles } from '../smallFiles.ts'
import { mutated } from './mutate.ts'

// `npm run test:full` sets a larger number.
const asked = process.env['HOSTILE_CONTENTS']
const numRuns = Number(asked ?? 20)
const seed = seedOf('Hostile contents', asked !== undefined)

/** Control characters, line breaks, bidirectional marks, lone surrogates. */
const unshowable =
  /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\p{Cs}]/u
const maxSentence = 1000

const files = smallFiles()

function expectShowable(sentence: string) {
  expect(unshowable.test(sentence) ? sentence : '').toBe('')
  expect(sentence.length).toBeLessThanOrEqual(maxSentence)
  expect(sentence.trim()).not.toBe('')
}

/** Prints the seed and path, which reproduce a run, instead of the content of hundreds of lines. */
function tellShortly({
  failed,
  errorInstance,
  counterexamplePath,
}: fc.RunDetails<[string]>) {
  if (failed)
    throw new Error(
      `Failed with seed ${seed}, path "${counterexamplePath}": ${String(errorInstance)}`,
    )
}

test('every refusal has its place and its reason, and every sentence can be shown', () => {
  fc.assert(
    fc.property(mutated(original), (text) => {
      const result = checkContent(text, { files })
      const lines = text.split(/\r\n|\r|\n/)
      const { problems } = result
      if (!result.ok)
        expect(problems.some(({ severity }) => severity === 'error')).toBe(true)
      for (const { line, column, endLine, message, fix } of problems) {
        expect(lines.length).toBeGreaterThanOrEqual(Math.max(line, endLine))
        expect(Math.min(line, column)).toBeGreaterThanOrEqual(1)
        for (const language of ['en', 'br'] as const) {
          expectShowable(message[language])
          expectShowable(fix[language])
        }
      }
      const checked = { file: 'content/site.json', text, result }
      for (const format of formats) {
        for (const language of format === 'json' || format === 'sarif'
          ? (['en'] as const)
          : (['en', 'br'] as const)) {
          for (const line of formatReport(format, checked, language).split('\n'))
            expect(unshowable.test(line) ? line : '').toBe('')
        }
      }
    }),
    { numRuns, seed, endOnFailure: true, reporter: tellShortly },
  )
}, 600_000)
