import { expect, test } from 'vitest'

import { checkContent } from '../../../schema/checkContent.ts'
import { setValue } from '../../../schema/editContent.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import { sampleContent as sample } from '../../../tests/fixtures/sampleContent.ts'
import { contentText, withFix } from './checks.ts'
import { sentenceOf, withFields } from './fieldProblems.ts'

/** The message of the editor's form for the sample with another value at a path. */
function sentenceWith(path: Path, value: unknown, wanted?: string) {
  const content = setValue(sample, path, value)
  const { problems } = checkContent(contentText(content))
  const found = withFields(problems, content)
  const problem = found.find(({ code }) => wanted === undefined || code === wanted)
  if (!problem) throw new Error(`Failed to make ${wanted}: ${JSON.stringify(problems)}`)
  return sentenceOf(problem)
}

const title = ['sections', 0, 'title']

/** Mistakes that can be made in the editor's form. */
const mistakes: [code: string, path: Path, value: unknown][] = [
  ['empty-value', ['catalogs', 'br', 'hero.title'], ''],
  ['translation-missing', ['catalogs', 'en', 'lost.text'], 'Lost'],
  ['bad-value', ['company', 'phone'], '123'],
  ['wrong-count', ['services'], []],
  ['section-hidden', ['sections', 3, 'hidden'], true],
  ['text-as-name', ['sections', 0, 'title'], 'Words with spaces'],
  ['wrong-type', ['email', 'blockHeadless'], 'no'],
  ['link-ways', ['sections', 0, 'button'], { label: 'hero.button' }],
]

const notation =
  /\bcatalogs?\b|quotation marks|aspas|\bbra(?:ces|ckets)\b|chaves|\blines? \d|\blinhas? \d|under (?:en|br)\b|[a-z]+\.[a-z]+[A-Z”]|“[a-z]+[A-Z.]/

test.each(mistakes)('%s is reported without names from the file', (code, path, value) => {
  for (const sentence of Object.values(sentenceWith(path, value, code)))
    expect(sentence).not.toMatch(notation)
})

test.each<[what: string, path: Path, value: unknown, sentence: string]>([
  [
    'a text is named by its title',
    ['catalogs', 'en', 'hero.title'],
    'word '.repeat(60),
    'The English text “Headline” of section 1 (Hero) has 300 characters; the maximum is 80. How to fix: Shorten it by 220 characters.',
  ],
  [
    'a pause is reported in seconds, the unit of its field',
    ['email', 'rateLimit', 'throttle'],
    -1,
    '“Interval” of “Email service › Time between messages” must be between 1 and 86400 seconds (the file uses milliseconds). How to fix: Enter a number in that range, such as 10 (in seconds).',
  ],
])('in the editor, %s', (_, path, value, sentence) => {
  expect(sentenceWith(path, value).en).toContain(sentence)
})

const [english, portuguese] = ['en', 'br'].map((key) => ['catalogs', key, 'hero.title'])

test.each<[string, [Path | undefined, string][], string]>([
  [
    'in both languages',
    [
      [english, ''],
      [portuguese, ' '],
    ],
    'Falta preencher',
  ],
  ['only in English', [[english, '']], 'Falta preencher (inglês)'],
  ['only in Portuguese', [[portuguese, '']], 'Falta preencher (português)'],
  ['not in any catalog', [[title, 'hero.other']], 'Falta preencher'],
])('a text that is empty %s is listed once, as missing', (_, edits, sentence) => {
  const content = edits.reduce(
    (now, [path = [], value]) => setValue(now, path, value),
    sample,
  )
  const blank = withFields(checkContent(contentText(content)).problems, content).filter(
    ({ severity }) => severity !== 'warning',
  )
  expect(
    blank.map((problem) => [problem.severity, problem.field, sentenceOf(problem).br]),
  ).toEqual([['blank', title, sentence]])
})

test('a fix changes only the content that was checked', () => {
  const { name } = sample.company
  const [offset, length] = [contentText(sample).indexOf(name), name.length]
  const checked = { snapshot: { content: sample, files: {} }, problems: [] }
  const fixed = (content: typeof sample) =>
    withFix(content, checked, { offset, length, text: 'Ours' })
  expect(fixed(sample)).toEqual(setValue(sample, ['company', 'name'], 'Ours'))
  const typed = setValue(sample, ['company', 'phone'], '123')
  expect(fixed(typed)).toBe(typed)
})
