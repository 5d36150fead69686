import { expect, test } from 'vitest'

import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { readAccepted } from '../../../tests/support/acceptedContent.ts'
import { breadcrumb } from '../changes/valueAsText.ts'
import { searchContent } from './searchContent.ts'

test.each([
  // Copied from the page, in capitals, without accents, and in the other language.
  ['that\u00a0STAYS standing', 'sections/0/title'],
  ['brasilia', 'offices/0/city'],
  ['fica de pé', 'sections/0/title'],
  ['cor principal', 'site/colors/accent'],
])('“%s” is found in its field', (query, place) => {
  const found = searchContent(sampleContent, query)
  expect(found.map(({ path }) => path.join('/'))).toContain(place)
})

test('titles come first, then texts', async () => {
  const content = readAccepted('all-sections/content/site.json')
  const lines = ['phone', 'horário', 'color', 'aroeva'].flatMap((query) => [
    `# ${query}`,
    ...searchContent(content, query).map(
      ({ path, text, title }) =>
        `${breadcrumb(content, path, 'en')}: ${text ?? title?.en}`,
    ),
  ])
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/search.txt')
})
