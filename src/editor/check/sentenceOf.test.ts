import { expect, test } from 'vitest'

import { checkContent } from '../../../schema/checkContent.ts'
import { setValue } from '../../../schema/editContent.ts'
import type { PublicFiles } from '../../../schema/read/publicFiles.ts'
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

/** The problems of the sample with another value at a place, and what the form says of one. */
function mistaken(path: Path, value: unknown, files?: PublicFiles) {
  const content = asContent(setValue(sample, path, value))
  const { problems } = checkContent(textOf(content), files ? { files } : {})
  const found = withFields(problems, content)
  return (language: 'en' | 'br', ...codes: string[]) => {
    const problem = found.find(({ code }) => codes.length === 0 || codes.includes(code))
    if (!problem)
      throw new Error(`Failed to make ${codes.join()}: ${JSON.stringify(problems)}`)
    return { problem, sentence: sentenceOf(content, problem, language) }
  }
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
  const say = mistaken(path, value)
  for (const language of ['en', 'br'] as const)
    expect(say(language, code).sentence).not.toMatch(notation)
})

test.each<[what: string, path: Path, value: unknown, sentence: string]>([
  [
    'a text is called by what the form says of it',
    ['catalogs', 'en', 'hero.title'],
    'word '.repeat(60),
    'The English text “Headline” has 300 characters; there is room for 80. How to fix: shorten it by 220 characters.',
  ],
  [
    'a pause is reported in seconds, which its field has',
    ['email', 'rateLimit', 'throttle'],
    -1,
    '“Pause” of “E-mail service › Rate limit” must be between 1 and 86400. How to fix: write a number in that range, e.g. 10',
  ],
  [
    'what has no field is reported with what it holds',
    ['company', 'slogan'],
    'We build',
    '“slogan” (“We build”) has no place in “Company”. How to fix: remove it.',
  ],
  [
    'a link that leads to two places is called by its own words',
    ['header', 'menu', 1, 'email'],
    'ana@example.com',
    'Menu entry 2 (Services) must lead to exactly one place. How to fix: choose where it leads.',
  ],
])('%s', (_, path, value, sentence) => {
  expect(mistaken(path, value)('en').sentence).toBe(sentence)
})

test.each<[code: string, path: Path, written: string]>([
  ['bad-value', ['company', 'phone'], 'services'],
  ['bad-value', ['company', 'social', 0, 'address'], 'title'],
  ['wrong-choice', ['services', 0, 'icon'], 'title'],
  ['text-foreign', ['catalogs', 'br', 'page.title'], 'services'],
  ['unknown-key', ['company', 'hero'], 'contact'],
])('%s quotes what the owner wrote, be it a name of the file', (code, path, written) => {
  const inFile = code === 'unknown-key' ? '“hero”' : `“${written}”`
  for (const language of ['en', 'br'] as const) {
    const { problem, sentence } = mistaken(path, written)(language, code)
    expect(problem.message[language]).toContain(inFile)
    expect(sentence).toContain(`“${written}”`)
  }
})

test('a place whose text nobody has written is left to fill in, and is called so', () => {
  const say = mistaken(['sections', 0, 'title'], 'hero.other')
  const { problem, sentence } = say('br', 'unknown-text')
  expect([problem.severity, sentence]).toEqual(['blank', 'Falta preencher'])
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
  const bytes = Buffer.from(file, 'latin1')
  const say = mistaken(['clients', 0, 'logo'], path, {
    list: () => [path],
    read: (name) => (name === path ? bytes : undefined),
  })
  const refusal = ['file-too-small', 'svg-letters']
  expect(say('en', ...refusal).sentence).toContain(way)
  expect(say('br', ...refusal).sentence).not.toContain('Inkscape')
})
