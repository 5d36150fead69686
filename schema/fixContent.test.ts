import { expect, test } from 'vitest'

import { smallFiles } from '../tests/check/smallFiles.ts'
import {
  copyOfSample,
  sampleText as good,
  type SampleContent,
} from '../tests/fixtures/sampleContent.ts'
import { checkContent, type CheckResult } from './checkContent.ts'
import { fixContent } from './fixContent.ts'
import { parseJson } from './read/parseJson.ts'

const files = smallFiles()
const parsed = (text: string): SampleContent => JSON.parse(text)
const fixed = (text: string) => fixContent(text, { files })
const changed = (from: string | RegExp, to: string, text = good) => {
  const other = text.replace(from, to)
  if (other === text) throw new Error(`The content has no ${String(from)}.`)
  return other
}
const curly = changed('"company"', '“company”')

test.each([
  ['nothing', good],
  [
    'Windows line ends and the invisible mark at the start',
    `\uFEFF${good.replaceAll('\n', '\r\n')}`,
  ],
  ['a comma too many', changed(/"\n {2}\},/, '",\n  },')],
  ['single quotation marks', changed('"company"', "'company'")],
  ['two mistakes in one file', changed(/"\n {2}\},/, '",\n  },', curly)],
  ['a mistyped name of a text', changed('"form.send"', '"form.sned"')],
  ['a number in quotation marks', changed(/: (false|true)/, ': "$1"')],
  ['a space behind a name', changed('"Buritália"', '"Buritália "')],
  [
    'a mistake that shows under another',
    changed(/"11.222.333\/(.*)-81"/, '“11222333$181”'),
  ],
])('%s is fixed, and the rest is kept', (_, text) => {
  expect(fixed(text).text).toBe(good)
})

test('the Portuguese texts are sorted like the English ones', () => {
  const content = copyOfSample()
  const reversed = Object.entries(content.catalogs.br).toReversed()
  Object.assign(content.catalogs, { br: Object.fromEntries(reversed) })
  expect(fixed(JSON.stringify(content)).text).toBe(good)
})

test('a phone number is rewritten in its stored format', () => {
  expect(fixed(changed('"+55 61 3555-0100"', '"(61) 35550100"')).text).toBe(good)
})

test.each([
  ['other-quotes', '“hours”'],
  // The fix leaves as many problems as there were.
  ['mistyped-key', '"huors"'],
])('%s is fixed, and the warning that it hid is kept', (code, name) => {
  const always = '{ "from": "monday", "opens": "00:00", "closes": "24:00" }'
  const office = `"state": "DF", ${name}: [${always}, ${always}]`
  const { fixedProblems, result } = fixed(changed('"state": "DF"', office))
  expect(fixedProblems.map((each) => each.code)).toEqual([code])
  expect(result.problems.map((each) => each.code)).toEqual(['hours-overlap'])
})

test.each([
  [
    'with Windows line ends and a wrong number',
    changed(/"cnpj": ".*"/, '"cnpj": "1"').replaceAll('\n', '\r\n'),
    'bad-value',
  ],
  [
    'in which one group swallowed the next',
    `${changed('\n  },\n  "company"', ',\n  “company”').trimEnd()}}`,
    'other-quotes',
  ],
  ['that is there twice', good + good, 'not-part'],
  ['with another name in braces', changed('{year}', '{ano}'), 'text-broken'],
  [
    'with other words for fixed ones',
    changed('"View in English"', '"See it"'),
    'wrong-choice',
  ],
])('content %s is not fixed automatically', (_, text, code) => {
  expect(checkContent(text, { files }).problems.map((each) => each.code)).toEqual([code])
  expect(fixed(text)).toMatchObject({ text, fixedProblems: [] })
})

/** Letters and digits alone: what stays of a text when its punctuation is fixed. */
const letters = (text: string) =>
  text.replaceAll(/\\[bfnrt]/g, ' ').replaceAll(/[^\p{L}\p{N}]/gu, '')

/** The texts in a file that visitors read. */
function visible(text: string): string[] {
  const { catalogs, company, clients } = parsed(text)
  const texts: string[] = []
  JSON.stringify([catalogs, company, clients], (key, value: unknown) => {
    // Addresses are not read: a broken one may be fixed.
    if (key === 'logo' || key === 'address') return undefined
    // A phone number that lost its country code gets it back.
    if (typeof value === 'string') texts.push(letters(value.replace(/^\+55/, '')))
    return value
  })
  return texts
}

const errors = ({ problems }: CheckResult) =>
  problems.filter(({ severity }) => severity === 'error').length

const rounds = process.env['WHOLE_MATRIX'] ? 400 : 25

test('fixing a file with a random typo makes nothing worse and changes no text', () => {
  let seed = 11
  const random = (below: number) => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed % below
  }
  const slips = ['', '"', ',', '}', ']', '“', "'", 'x', '\n', '\\', ':', '{', '7', ' ']
  let readable = 0
  for (let round = 0; round < rounds; round += 1) {
    const at = random(good.length)
    const slip = slips[random(slips.length)] ?? ''
    const text = good.slice(0, at) + slip + good.slice(at + random(3))
    const before = checkContent(text, { files })
    const after = fixed(text)
    const what = `${JSON.stringify(slip)} at ${at}`
    if (parseJson(text) !== undefined)
      expect(errors(after.result), what).toBeLessThanOrEqual(errors(before))
    if (before.ok) expect(after.result.ok, what).toBe(true)
    if (parseJson(after.text) === undefined) continue
    readable += 1
    const written = letters(text)
    for (const words of visible(after.text)) expect(written, what).toContain(words)
    expect(letters(after.text).length, what).toBeGreaterThan(written.length - 12)
  }
  // Enough slips were judged.
  expect(readable).toBeGreaterThan(rounds / 5)
})
