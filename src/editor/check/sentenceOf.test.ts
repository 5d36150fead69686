import { expect, test } from 'vitest'

import { checkContent } from '../../../schema/checkContent.ts'
import { setValue } from '../../../schema/edits.ts'
import type { Path } from '../../../schema/read/readDocument.ts'
import { sampleContent as sample } from '../../../tests/fixtures/sampleContent.ts'
import { asContent } from '../edits/ownNames.ts'
import { textOf } from './checks.ts'
import { sentenceOf } from './sentenceOf.ts'
import { withFields } from './withFields.ts'

/** What a form can be left with. */
const mistakes: [code: string, path: Path, value: unknown][] = [
  ['empty-text', ['catalogs', 'br', 'hero.title'], ''],
  ['text-too-long', ['catalogs', 'en', 'hero.title'], 'word '.repeat(60)],
  ['placeholder-missing', ['catalogs', 'en', 'footer.copyright'], 'All rights'],
  ['untranslated', ['catalogs', 'br', 'hero.title'], 'Software that stays standing'],
  ['odd-words', ['catalogs', 'en', 'hero.text'], '<b>Bold</b> words'],
  ['translation-missing', ['catalogs', 'en', 'lost.text'], 'Lost'],
  ['unused-text', ['sections', 0, 'note'], undefined],
  ['empty-value', ['offices', 0, 'city'], ''],
  ['bad-phone', ['company', 'phone'], '123'],
  ['too-few', ['services'], []],
  ['unknown-icon', ['services', 0, 'icon'], 'nothing-like-it'],
  ['unknown-section', ['header', 'button', 'section'], 'nowhere'],
  ['section-hidden', ['sections', 3, 'hidden'], true],
  ['said-twice', ['clients', 1, 'name'], sample.clients[0]?.name],
  ['unknown-key', ['company', 'slogan'], 'We build'],
  ['mistyped-key', ['clients', 0, 'webiste'], 'https://www.example.com/'],
  ['known-elsewhere', ['company', 'instagram'], '@acme'],
  ['said-already', ['site', 'colors', 'primary'], '#003366'],
  ['text-as-name', ['sections', 0, 'title'], 'Words with spaces'],
  ['text-in-place', ['sections', 0, 'title'], { en: 'Words', br: 'Palavras' }],
  ['wrong-type', ['email', 'blockHeadless'], 'no'],
  ['wrong-type', ['company', 'social'], 'none'],
  ['link-nowhere', ['sections', 0, 'button'], { label: 'hero.button' }],
  ['address-as-section', ['header', 'menu', 0, 'section'], 'https://www.example.com/'],
  ['out-of-range', ['email', 'rateLimit', 'throttle'], -1],
  ['duplicate-id', ['services', 1, 'id'], sample.services[0]?.id],
  ['default-language-absent', ['catalogs', 'en'], undefined],
  ['missing-key', ['sections'], undefined],
]

const notation =
  /\bcatalogs?\b|quotation marks|aspas|\bbra(?:ces|ckets)\b|chaves|\blines? \d|\blinhas? \d|under (?:en|br)\b|[a-z]+\.[a-z]+[A-Z”]|“[a-z]+[A-Z.]/

test.each(mistakes)('%s is told without names of the file', (code, path, value) => {
  const content = asContent(setValue(sample, path, value))
  const { problems } = checkContent(textOf(content))
  const found = withFields(problems, content).find((problem) => problem.code === code)
  if (!found) throw new Error(`Failed to make ${code}: ${JSON.stringify(problems)}`)
  for (const language of ['en', 'br'] as const)
    expect(sentenceOf(content, found, language)).not.toMatch(notation)
})

test('a text, a property and a section are called by what the form says of them', () => {
  const content = asContent(
    setValue(sample, ['catalogs', 'en', 'hero.title'], 'word '.repeat(60)),
  )
  const [problem] = withFields(checkContent(textOf(content)).problems, content)
  if (!problem) throw new Error('Failed to find the text that is too long.')
  expect(sentenceOf(content, problem, 'en')).toBe(
    'The English text “Headline” has 300 characters; there is room for 80 as “Headline” of section 1 (Hero). How to fix: shorten it by 220 characters.',
  )
})

test('what has no field is told with what it holds', () => {
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
