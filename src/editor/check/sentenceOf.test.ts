import { expect, test } from 'vitest'

import { checkContent } from '../../../schema/checkContent.ts'
import { setValue } from '../../../schema/editContent.ts'
import type { Path } from '../../../schema/read/readDocument.ts'
import { sampleContent as sample } from '../../../tests/fixtures/sampleContent.ts'
import { asContent } from '../edits/ownNames.ts'
import { textOf } from './checks.ts'
import { sentenceOf } from './sentenceOf.ts'
import { withFields } from './withFields.ts'

/** A picture's first bytes: the check reads no more. */
function pngOf(width: number, height: number): string {
  const head = Buffer.alloc(33)
  head.write('\x89PNG\r\n\x1a\n', 'latin1')
  head.writeUInt32BE(13, 8)
  head.write('IHDR', 12)
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  head.set([8, 6], 24)
  return `${head.toString('latin1')}\0\0\0\0IEND\xae\x42\x60\x82`
}

/** Mistakes that can be made in the form. */
const mistakes: [code: string, path: Path, value: unknown][] = [
  ['empty-value', ['catalogs', 'br', 'hero.title'], ''],
  ['value-too-long', ['catalogs', 'en', 'hero.title'], 'word '.repeat(60)],
  ['text-broken', ['catalogs', 'en', 'footer.copyright'], 'All rights'],
  ['untranslated', ['catalogs', 'br', 'hero.title'], 'Software that stays standing'],
  ['suspicious-words', ['catalogs', 'en', 'hero.text'], '<b>Bold</b> words'],
  ['translation-missing', ['catalogs', 'en', 'lost.text'], 'Lost'],
  ['unused-text', ['sections', 0, 'note'], undefined],
  ['empty-value', ['offices', 0, 'city'], ''],
  ['bad-value', ['company', 'phone'], '123'],
  ['wrong-count', ['services'], []],
  ['wrong-choice', ['services', 0, 'icon'], 'nothing-like-it'],
  ['wrong-choice', ['header', 'button', 'section'], 'nowhere'],
  ['section-hidden', ['sections', 3, 'hidden'], true],
  ['said-twice', ['clients', 1, 'name'], sample.clients[0]?.name],
  ['unknown-key', ['company', 'slogan'], 'We build'],
  ['mistyped-key', ['clients', 0, 'webiste'], 'https://www.example.com/'],
  ['text-as-name', ['sections', 0, 'title'], 'Words with spaces'],
  ['text-as-name', ['sections', 0, 'title'], { en: 'Words', br: 'Palavras' }],
  ['wrong-type', ['email', 'blockHeadless'], 'no'],
  ['wrong-type', ['company', 'social'], 'none'],
  ['link-ways', ['sections', 0, 'button'], { label: 'hero.button' }],
  ['wrong-choice', ['header', 'menu', 0, 'section'], 'https://www.example.com/'],
  ['out-of-range', ['email', 'rateLimit', 'throttle'], -1],
  ['duplicate-id', ['services', 1, 'id'], sample.services[0]?.id],
  ['wrong-choice', ['catalogs', 'en'], undefined],
  ['missing-key', ['sections'], undefined],
]

const notation =
  /\bcatalogs?\b|quotation marks|aspas|\bbra(?:ces|ckets)\b|chaves|\blines? \d|\blinhas? \d|under (?:en|br)\b|[a-z]+\.[a-z]+[A-Z”]|“[a-z]+[A-Z.]/

test.each(mistakes)('%s is reported without names of the file', (code, path, value) => {
  const content = asContent(setValue(sample, path, value))
  const { problems } = checkContent(textOf(content))
  const found = withFields(problems, content).find((problem) => problem.code === code)
  if (!found) throw new Error(`Failed to make ${code}: ${JSON.stringify(problems)}`)
  for (const language of ['en', 'br'] as const)
    expect(sentenceOf(content, found, language)).not.toMatch(notation)
})

test('a text is called by what the form says of it', () => {
  const content = asContent(
    setValue(sample, ['catalogs', 'en', 'hero.title'], 'word '.repeat(60)),
  )
  const [problem] = withFields(checkContent(textOf(content)).problems, content)
  if (!problem) throw new Error('Failed to find the text that is too long.')
  expect(sentenceOf(content, problem, 'en')).toBe(
    'The English text “Headline” has 300 characters; there is room for 80. How to fix: shorten it by 220 characters.',
  )
})

test.each([
  [-1, 'must be between 1 and 86400. How to fix: write a number in that range, e.g. 10'],
  [500, 'must be between 1 and 86400. How to fix: write a number in that range, e.g. 10'],
])('a pause of %d is reported in seconds, which its field has', (throttle, sentence) => {
  const content = asContent(
    setValue(sample, ['email', 'rateLimit', 'throttle'], throttle),
  )
  const [problem] = withFields(checkContent(textOf(content)).problems, content)
  expect(problem && sentenceOf(content, problem, 'en')).toBe(
    `“Pause” of “E-mail service › Rate limit” ${sentence}`,
  )
})

test.each<[code: string, path: Path, written: string]>([
  ['bad-value', ['company', 'phone'], 'services'],
  ['bad-value', ['company', 'social', 0, 'address'], 'title'],
  ['wrong-choice', ['services', 0, 'icon'], 'title'],
  ['text-foreign', ['catalogs', 'br', 'page.title'], 'services'],
  ['unknown-key', ['company', 'hero'], 'contact'],
])('%s quotes what the owner wrote, be it a name of the file', (code, path, written) => {
  const content = asContent(setValue(sample, path, written))
  const { problems } = checkContent(textOf(content))
  const problem = withFields(problems, content).find((each) => each.code === code)
  if (!problem) throw new Error(`Failed to make ${code}: ${JSON.stringify(problems)}`)
  for (const language of ['en', 'br'] as const) {
    const inFile = code === 'unknown-key' ? '“hero”' : `“${written}”`
    expect(problem.message[language]).toContain(inFile)
    expect(sentenceOf(content, problem, language)).toContain(`“${written}”`)
  }
})

test('what has no field is reported with what it holds', () => {
  const content = asContent(setValue(sample, ['company', 'slogan'], 'We build'))
  const [problem] = withFields(checkContent(textOf(content)).problems, content)
  expect(problem && sentenceOf(content, problem, 'en')).toBe(
    '“slogan” (“We build”) has no place in “Company”. How to fix: remove it.',
  )
})

test('a place whose text nobody has written is left to fill in, and is called so', () => {
  const content = asContent(setValue(sample, ['sections', 0, 'title'], 'hero.other'))
  const found = withFields(checkContent(textOf(content)).problems, content)
  const problem = found.find(({ code }) => code === 'unknown-text')
  expect(problem?.severity).toBe('blank')
  expect(problem && sentenceOf(content, problem, 'br')).toBe('Falta preencher')
})

test('a link that leads to two places is called by its own words', () => {
  const content = asContent(
    setValue(sample, ['header', 'menu', 1, 'email'], 'ana@example.com'),
  )
  const [problem] = withFields(checkContent(textOf(content)).problems, content)
  expect(problem && sentenceOf(content, problem, 'en')).toBe(
    'Menu entry 2 (Services) must lead to exactly one place. How to fix: choose where it leads.',
  )
})

test.each<[kind: string, file: string, way: string]>([
  ['a tiny logo', pngOf(24, 12), 'from the company’s own site'],
  [
    'a drawing with letters',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v4H0z"/><text y="9">A</text></svg>',
    'take a picture of the screen',
  ],
])('%s is refused with a way to go in a program that everybody has', (_, file, way) => {
  const path = file.startsWith('<') ? '/logos/new.svg' : '/logos/new.png'
  const content = asContent(setValue(sample, ['clients', 0, 'logo'], path))
  const bytes = Buffer.from(file, 'latin1')
  const files = {
    list: () => [path],
    read: (name: string) => (name === path ? bytes : undefined),
  }
  const { problems } = checkContent(textOf(content), { files })
  const problem = withFields(problems, content).find(
    ({ code }) => code === 'file-too-small' || code === 'svg-letters',
  )
  if (!problem) throw new Error(`Failed to have ${path} refused.`)
  expect(sentenceOf(content, problem, 'en')).toContain(way)
  expect(sentenceOf(content, problem, 'br')).not.toContain('Inkscape')
})
