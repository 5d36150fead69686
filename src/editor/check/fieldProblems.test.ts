import { expect, test } from 'vitest'

import { checkContent } from '../../../schema/checkContent.ts'
import { setValue } from '../../../schema/editContent.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import { sampleContent as sample } from '../../../tests/fixtures/sampleContent.ts'
import { contentText, withFix } from './checks.ts'
import { sentenceOf, withFields } from './fieldProblems.ts'

/** The problems of the sample with another value at a place, and what the form says of one. */
function mistaken(path: Path, value: unknown) {
  const content = setValue(sample, path, value)
  const { problems } = checkContent(contentText(content))
  const found = withFields(problems, content)
  return (language: 'en' | 'br', wanted?: string) => {
    const problem = found.find(({ code }) => wanted === undefined || code === wanted)
    if (!problem) throw new Error(`Failed to make ${wanted}: ${JSON.stringify(problems)}`)
    return { problem, sentence: sentenceOf(problem)[language] }
  }
}

/** Mistakes that can be made in the form. */
const mistakes: [code: string, path: Path, value: unknown][] = [
  ['empty-value', ['catalogs', 'br', 'hero.title'], ''],
  ['value-too-long', ['catalogs', 'en', 'hero.title'], 'word '.repeat(60)],
  ['text-broken', ['catalogs', 'en', 'footer.copyright'], 'All rights'],
  ['translation-missing', ['catalogs', 'en', 'lost.text'], 'Lost'],
  ['bad-value', ['company', 'phone'], '123'],
  ['wrong-count', ['services'], []],
  ['wrong-choice', ['header', 'button', 'section'], 'nowhere'],
  ['section-hidden', ['sections', 3, 'hidden'], true],
  ['mistyped-key', ['clients', 0, 'webiste'], 'https://www.example.com/'],
  ['text-as-name', ['sections', 0, 'title'], 'Words with spaces'],
  ['wrong-type', ['email', 'blockHeadless'], 'no'],
  ['link-ways', ['sections', 0, 'button'], { label: 'hero.button' }],
  ['out-of-range', ['email', 'rateLimit', 'throttle'], -1],
  ['duplicate-id', ['services', 1, 'id'], sample.services[0]?.id],
  ['missing-key', ['sections'], undefined],
]

const notation =
  /\bcatalogs?\b|quotation marks|aspas|\bbra(?:ces|ckets)\b|chaves|\blines? \d|\blinhas? \d|under (?:en|br)\b|[a-z]+\.[a-z]+[A-Z”]|“[a-z]+[A-Z.]/

test.each(mistakes)('%s is reported without names from the file', (code, path, value) => {
  const say = mistaken(path, value)
  for (const language of ['en', 'br'] as const)
    expect(say(language, code).sentence).not.toMatch(notation)
})

test.each<[what: string, path: Path, value: unknown, sentence: string]>([
  [
    'a text is named by its title in the form',
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
  [
    'a value without a field is reported with the value itself',
    ['company', 'slogan'],
    'We build',
    '“slogan” (“We build”) is not a known name in “Company”. How to fix: Remove it. Known names: “name”',
  ],
  [
    'sections to choose from are named by their titles',
    ['header', 'button', 'section'],
    'nowhere',
    'Use “Hero” (about), “Services” (services), ',
  ],
  [
    'a link with two destinations is named by its text',
    ['header', 'menu', 1, 'email'],
    'ana@example.com',
    'Menu item 2 (Services) must link to exactly one thing. How to fix: Choose one of these: section, address, whatsapp, phone, email.',
  ],
])('%s', (_, path, value, sentence) => {
  expect(mistaken(path, value)('en').sentence).toContain(sentence)
})

test('an empty text is reported as missing, not as an error', () => {
  const say = mistaken(['sections', 0, 'title'], 'hero.other')
  const { problem, sentence } = say('br', 'unknown-text')
  expect([problem.severity, sentence]).toEqual(['blank', 'Falta preencher'])
})

test.each([
  ['en', 'Falta preencher (inglês)'],
  ['br', 'Falta preencher (português)'],
])('a text that is empty only in %s names the language', (language, sentence) => {
  const say = mistaken(['catalogs', language, 'hero.title'], '')
  expect(say('br').sentence).toBe(sentence)
})

test('a text that is empty in both languages is listed once, without a language', () => {
  const path = (language: string) => ['catalogs', language, 'hero.title']
  const content = setValue(setValue(sample, path('en'), ''), path('br'), ' ')
  const found = withFields(checkContent(contentText(content)).problems, content)
  expect(found.map(({ field, ...problem }) => [field, sentenceOf(problem).en])).toEqual([
    [['sections', 0, 'title'], 'Not filled in yet'],
  ])
})

test('a fix changes only the content that was checked', () => {
  const { name } = sample.company
  const [offset, length] = [contentText(sample).indexOf(name), name.length]
  const checked = { snapshot: { content: sample, files: {} }, problems: [] }
  const fixed = (content: typeof sample) =>
    withFix(content, checked, { offset, length, text: 'Ours' })
  expect(fixed(sample)).toEqual(setValue(sample, ['company', 'name'], 'Ours'))
  const typed = setValue(sample, ['site', 'address'], 'https://www.ours.com/')
  expect(fixed(typed)).toBe(typed)
})
