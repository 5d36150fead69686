import { expect, test } from 'vitest'

import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { readAccepted } from '../../../tests/support/acceptedContent.ts'
import { breadcrumb } from '../changes/valueAsText.ts'
import { searchContent } from './searchContent.ts'

const allSections = readAccepted('all-sections/content/site.json')
const searches: [SiteContent, string[]][] = [
  // Queries copied from the page, in capitals, without accents, and in the other language.
  [
    sampleContent,
    ['that\u00a0STAYS standing', 'brasilia', 'fica de pé', 'cor principal'],
  ],
  [allSections, ['phone', 'horário', 'color', 'aroeva']],
]

test('a search lists fields whose titles match before fields whose texts match', async () => {
  const lines = searches.flatMap(([content, queries]) =>
    queries.flatMap((query) => [
      `# ${query}`,
      ...searchContent(content, query).map(
        ({ path, text, title }) =>
          `${breadcrumb(content, path, 'en')}: ${text ?? title?.en}`,
      ),
    ]),
  )
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('__snapshots__/search.txt')
})
