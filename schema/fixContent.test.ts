import { expect, test } from 'vitest'

import { smallFiles } from '../tests/check/smallFiles.ts'
import sample from '../tests/fixtures/sample/content/site.json' with { type: 'json' }
import type { SampleContent } from '../tests/fixtures/sampleContent.ts'
import { checkContent, type CheckResult } from './checkContent.ts'
import { fixContent } from './fixContent.ts'
import { parseJson } from './read/parseJson.ts'

const good = `${JSON.stringify(sample, null, 2)}\n`

const files = smallFiles()
const parsed = (text: string): SampleContent => JSON.parse(text)
const fixed = (text: string) => fixContent(text, { files })
const changed = (from: string | RegExp, to: string) => {
  const text = good.replace(from, to)
  if (text === good) throw new Error(`The content has no ${String(from)}.`)
  return text
}

test('a file that is as it should be is given back as it is', () => {
  expect(fixed(good)).toEqual({
    text: good,
    fixedProblems: [],
    result: checkContent(good, { files }),
  })
})

test.each([
  [
    'Windows line ends and the invisible mark at the start',
    `\uFEFF${good.replaceAll('\n', '\r\n')}`,
  ],
  ['no line end at the end', good.trimEnd()],
  ['everything in one line', JSON.stringify(JSON.parse(good))],
  ['four spaces', `${JSON.stringify(JSON.parse(good), null, 4)}\n`],
  ['a comma too many', changed(/"\n {2}\},/, '",\n  },')],
  ['a comma too few', changed('",\n', '"\n')],
  ['curly quotation marks', changed('"company"', '“company”')],
  ['single quotation marks', changed('"company"', "'company'")],
  [
    'two mistakes in one file',
    changed('"company"', '“company”').replace(/"\n {2}\},/, '",\n  },'),
  ],
  ['a mistyped name', changed('"legalName"', '"legalNmae"')],
  ['a mistyped name of a text', changed('"form.send"', '"form.sned"')],
  ['a number in quotation marks', changed(/: (false|true)/, ': "$1"')],
  ['a space behind a name', changed('"Buritália"', '"Buritália "')],
  [
    'a mistake that shows under another',
    changed(/"11.222.333\/(.*)-81"/, '“11222333$181”'),
  ],
])('%s: fixed', (_, text) => {
  expect(fixed(text).text).toBe(good)
})

test('the Portuguese texts are put in the order of the English ones', () => {
  const content = parsed(good)
  const reversed = Object.entries(content.catalogs.br).toReversed()
  Object.assign(content.catalogs, { br: Object.fromEntries(reversed) })
  expect(fixed(JSON.stringify(content)).text).toBe(good)
})

test.each<[what: string, text: string, fixedCode: string, ...left: string[]]>([
  [
    'what is gone, and not what is left',
    changed('"accent": "#', '"accent": "').replace(/"state": ".*"/, '"state": "Lisboa"'),
    'bad-value',
    'wrong-choice',
  ],
  [
    'not what has another name after a fix',
    changed(
      /"label": "nav.services",\n( +)"section": "services"/,
      '"label": "nav.absent",\n$1"section": "servicse"',
    ),
    'wrong-choice',
    'unknown-text',
  ],
  [
    'a comma too many, whatever else a person must fix',
    changed(
      /\n {4}\},(?=\n {4}\{\n {6}"type": "services")/,
      `,\n      "note": true,\n    },`,
    ).replace('      "note": "hero.note",\n', ''),
    'extra-piece',
    'wrong-type',
  ],
  [
    'a mistake that hid a doubt',
    changed('"nav.contact": "Contact"', '"nav.contact": “Contact”').replace(
      '"nav.contact": "Contato"',
      '"nav.contact": "Contact"',
    ),
    'other-quotes',
    'untranslated',
  ],
])('reported as fixed: %s', (_, text, fixedCode, ...left) => {
  const { fixedProblems, result } = fixed(text)
  expect(fixedProblems.map(({ code }) => code)).toEqual([fixedCode])
  expect(result.problems.map(({ code }) => code)).toEqual(left)
})

test('where one of the fixes shows that something else was meant, none is made', () => {
  const text = changed('"company"', '“company”').replace(
    '"icon": "cloud"',
    '"icon": “zz”',
  )
  expect(fixed(text)).toMatchObject({ text, fixedProblems: [] })
})

test('the lines of a file whose mistakes a person must fix stay as they are', () => {
  const text = changed(/"cnpj": ".*"/, '"cnpj": "1"').replaceAll('\n', '\r\n')
  expect(fixed(text)).toMatchObject({ text, fixedProblems: [] })
})

test.each([
  ['of a phone', '"phone": "+55 61 3555-0100"', '"phone": "61 3555-0100"'],
  ['of an address', '"accent": "#', '"accent": "rgb(29, 78, 216)", "was": "#'],
  ['of a name in braces', '{year}', '{ano}'],
  ['of yes for true', /: (false|true)/, ': "sim"'],
  ['of fixed words', '"View in English"', '"See in English"'],
])('another spelling %s is left to a person', (_, from, to) => {
  const text = changed(from, to)
  expect(checkContent(text, { files }).problems[0]?.edit).toBeDefined()
  expect(fixed(text).text).toBe(text)
})

test.each([
  ['company', 'email', 'instagram'],
  ['company', 'phone', 'fax'],
  ['clients', 'logo', 'homepage'],
])('in %s, what stands in the place of %s is left to a person: %s', (_, name, other) => {
  const text = changed(`"${name}": `, `"${other}": `)
  const { problems } = checkContent(text, { files })
  expect(problems.map(({ code }) => code)).toEqual(['unknown-key'])
  expect(fixed(text)).toMatchObject({ text, fixedProblems: [] })
})

test('a name written twice is left to a person: nobody knows which one was meant', () => {
  const text = changed('"company": {', '"company": {\n    "name": "Other",')
  const { text: left, fixedProblems } = fixed(text)
  expect([left, fixedProblems]).toEqual([text, []])
})

test.each([
  [
    'two versions, as Git marks them',
    changed('  "company"', '<<<<<<< HEAD\n=======\n>>>>>>> main\n  "company"'),
    'mixed-versions',
  ],
  ['one mark of Git', changed('  "company"', '=======\n  "company"'), 'mixed-versions'],
  ['rich text', `{\\rtf1\\ansi ${good.replaceAll('{', '\\{')}}`, 'not-content'],
  ['the file twice', good + good, 'not-part'],
  ['the file twice, cut', good + good.slice(0, -300), 'not-part'],
])('%s: one problem, and the file is left as it is', (_, text, code) => {
  const { problems } = checkContent(text, { files })
  expect(problems.map((problem) => problem.code)).toEqual([code])
  expect(fixed(text)).toMatchObject({ text, fixedProblems: [] })
})

test.each(['Our "build well": always', 'He said "yes", "no" and "maybe"'])(
  'quotation marks that tear a text to pieces are one problem for a person: %s',
  (words) => {
    const text = changed(/"hero.text": ".*"/, `"hero.text": "${words}"`)
    const { problems } = checkContent(text, { files })
    expect(problems.map(({ code }) => code)).toEqual(['inner-quotes'])
    expect(fixed(text)).toMatchObject({ text, fixedProblems: [] })
  },
)

test.each([
  [
    'a terminal’s command in a text',
    '"nav.about": "About',
    '"nav.about": "About \u001b[31mus',
  ],
  ['a sign that nobody sees in a name', '"nav.about": "About', '"nav.\tabout": "About'],
])('%s is reported and left to a person', (_, from, to) => {
  const text = changed(from, to)
  const { problems } = checkContent(text, { files })
  expect(problems.map(({ code }) => code)).toContain('invalid-space')
  expect(fixed(text).text).toBe(text)
})

test('beside what a person must fix, what is sure is fixed', () => {
  const inWrongList = changed(
    /(\n {2}"clients": \[)([\s\S]*?)(\n {2}\],)/,
    '$1$2,\n    { "id": "rio", "city": "Rio", "street": "Rua Um, 1", "state": "RJ", "postalCode": "20000-000" }$3',
  )
  const { fixedProblems, result, text } = fixed(
    inWrongList.replace('"siteKey"', '"siteKye"'),
  )
  expect(text).toBe(inWrongList)
  expect([fixedProblems.length, result.problems.length]).toEqual([1, 1])
})

/** Letters and digits alone: what stays of a text when its punctuation is fixed. */
const letters = (text: string) =>
  text.replaceAll(/\\[bfnrt]/g, ' ').replaceAll(/[^\p{L}\p{N}]/gu, '')

/** The texts in a file that visitors read. */
function visible(text: string): string[] {
  const { catalogs, company, clients } = parsed(text)
  const found: string[] = []
  JSON.stringify([catalogs, company, clients], (key, value: unknown) => {
    // Addresses are not read: a broken one may be fixed.
    if (key === 'logo' || key === 'address') return undefined
    if (typeof value === 'string') found.push(letters(value))
    return value
  })
  return found
}

const errors = ({ problems }: CheckResult) =>
  problems.filter(({ severity }) => severity === 'error').length

const rounds = process.env['WHOLE_MATRIX'] ? 400 : 25

// The whole matrix takes a busy machine a while.
const timeout = 120_000

test(
  'whatever a slip of the hand does to the file, fixing makes nothing worse and changes no word',
  { timeout },
  () => {
    let seed = 11
    const random = (below: number) => {
      seed = (seed * 16_807) % 2_147_483_647
      return seed % below
    }
    const slips = ['', '"', ',', '}', ']', '“', "'", 'x', '\n', '\\', ':', '{', '7', ' ']
    const judged = { readable: 0, right: 0, fixedReadable: 0 }
    for (let round = 0; round < rounds; round += 1) {
      const at = random(good.length)
      const slip = slips[random(slips.length)] ?? ''
      const text = good.slice(0, at) + slip + good.slice(at + random(3))
      const before = checkContent(text, { files })
      const after = fixed(text)
      const what = `${JSON.stringify(slip)} at ${at}`
      if (parseJson(text).ok) {
        judged.readable += 1
        expect(errors(after.result), what).toBeLessThanOrEqual(errors(before))
      }
      if (before.ok) {
        judged.right += 1
        expect(after.result.ok, what).toBe(true)
      }
      if (!parseJson(after.text).ok) continue
      judged.fixedReadable += 1
      const written = letters(text)
      for (const words of visible(after.text)) expect(written, what).toContain(words)
      expect(letters(after.text).length, what).toBeGreaterThan(written.length - 12)
    }
    // Enough slips of each sort were judged.
    for (const count of Object.values(judged)) expect(count).toBeGreaterThan(rounds / 10)
  },
)
