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
