import { expect, test } from 'vitest'

import { smallFiles } from '../tests/check/smallFiles.ts'
import { copyOfSample, sampleText } from '../tests/fixtures/sampleContent.ts'
import { checkContent, type CheckResult } from './checkContent.ts'
import { fixContent } from './fixContent.ts'
import type { SiteContent } from './generated/siteContent.ts'
import { parseJson } from './read/parseJson.ts'

const files = smallFiles
const fixResult = (text: string) => fixContent(text, { files })
const replaced = (from: string | RegExp, to: string, text = sampleText) => {
  const changedText = text.replace(from, to)
  if (changedText === text) throw new Error(`The content has no ${String(from)}.`)
  return changedText
}

const withReversedTexts = copyOfSample()
const { br } = withReversedTexts.catalogs
Object.assign(withReversedTexts.catalogs, {
  br: Object.fromEntries(Object.entries(br).toReversed()),
})

test.each([
  ['no mistake', sampleText],
  [
    'Windows line endings and a byte order mark',
    `\uFEFF${sampleText.replaceAll('\n', '\r\n')}`,
  ],
  ['a phone number as people type it', replaced('"+55 61 3555-0100"', '"(61) 35550100"')],
  ['texts in another order', JSON.stringify(withReversedTexts)],
  ['an extra comma', replaced(/"\n {2}\},/, '",\n  },')],
  ['a mistyped text id', replaced('"form.send"', '"form.sned"')],
  ['true or false in quotation marks', replaced(/: (false|true)/, ': "$1"')],
  [
    'a mistake that another one hides',
    replaced(/"11.222.333\/(.*)-81"/, '“11222333$181”'),
  ],
])('fixing a file with %s results in the correct content', (_, text) => {
  expect(fixResult(text).text).toBe(sampleText)
})

test('fixing a misspelled name keeps the problems next to it or inside it', () => {
  const always = '{ "from": "monday", "opens": "00:00", "closes": "24:00" }'
  const office = `"state": "DF", "huors": [${always}, ${always}]`
  const { fixedProblems, result } = fixResult(replaced('"state": "DF"', office))
  expect(fixedProblems.map(({ code }) => code)).toEqual(['mistyped-key'])
  expect(result.problems.map(({ code }) => code)).toEqual(['hours-overlap'])
  const withQuotes = fixResult(replaced(/"(Buritália|hello@example\.com)"/g, '“$1”'))
  expect(withQuotes.fixedProblems.map(({ code }) => code)).toEqual(['other-quotes'])
  const withNumber = replaced(/"cnpj": ".*"/, '"cnpj": "1"')
  const misspelled = replaced('"legalName"', '"legalNmae"', withNumber)
  const windowsText = misspelled.replaceAll('\n', '\r\n')
  expect(fixResult(windowsText).text).toBe(withNumber)
})

test.each([
  [
    'with Windows line endings and a wrong number',
    replaced(/"cnpj": ".*"/, '"cnpj": "1"').replaceAll('\n', '\r\n'),
    'bad-value',
  ],
  [
    'in which one group contains the next by mistake',
    `${replaced('\n  },\n  "company"', ',\n  “company”').trimEnd()}}`,
    'other-quotes',
  ],
  [
    'with a misspelled name of a wrong value',
    replaced('"state": "DF"', '"state": "DF", "huors": [{}]'),
    'mistyped-key',
  ],
  ['with an unknown name in braces', replaced('{year}', '{ano}'), 'text-broken'],
])('content %s is not fixed automatically', (_, text, code) => {
  expect(checkContent(text, { files }).problems).toMatchObject([{ code }])
  expect(fixResult(text)).toMatchObject({ text, fixedProblems: [] })
})

/** Letters and digits alone, which a fix of the punctuation does not change. */
const lettersIn = (text: string) =>
  text.replaceAll(/\\[bfnrt]/g, ' ').replaceAll(/[^\p{L}\p{N}]/gu, '')

/** The texts that visitors read. */
const visibleTexts = ({ catalogs, company, clients = [] }: SiteContent) => [
  company.name,
  ...clients.map(({ name }) => name),
  ...Object.values(catalogs).flatMap((texts) => Object.values(texts).map(String)),
]

const errorCount = ({ problems }: CheckResult) =>
  problems.filter(({ severity }) => severity === 'error').length

test('fixing a file with a random typo adds no errors and changes no text that visitors read', () => {
  let seed = 11
  const randomBelow = (below: number) => {
    seed = (seed * 16_807) % 2_147_483_647
    return seed % below
  }
  const typos = ['', '"', ',', '}', ']', '“', "'", 'x', '\n', '\\', ':', '{', '7', ' ']
  for (let round = 0; round < (process.env['WHOLE_MATRIX'] ? 400 : 25); round += 1) {
    const offset = randomBelow(sampleText.length)
    const typo = typos[randomBelow(typos.length)] ?? ''
    const text =
      sampleText.slice(0, offset) + typo + sampleText.slice(offset + randomBelow(3))
    const fixed = fixResult(text)
    const mistake = `${JSON.stringify(typo)} at ${offset}`
    const original = checkContent(text, { files })
    if (parseJson(text) !== undefined)
      expect(errorCount(fixed.result), mistake).toBeLessThanOrEqual(errorCount(original))
    const letters = lettersIn(text)
    if (fixed.result.ok)
      for (const visibleText of visibleTexts(fixed.result.content))
        expect(letters, mistake).toContain(lettersIn(visibleText))
    expect(lettersIn(fixed.text).length, mistake).toBeGreaterThan(letters.length - 12)
  }
})
