import { expect, test } from 'vitest'

import { sampleContent } from '../../tests/fixtures/sampleContent.ts'
import { notFoundHtml } from './notFound.ts'

test('the 404 page is in every language, the default language first', () => {
  const html = notFoundHtml(sampleContent)
  expect(html).toContain('<html lang="en">')
  const links = [
    ...html.matchAll(/<p lang="([^"]+)">.*?<a href="([^"]+)" hreflang="([^"]+)">/g),
  ]
  expect(links.map(([, ...parts]) => parts)).toEqual([
    ['en', '/?lang=en', 'en'],
    ['pt-BR', '/?lang=br', 'pt-BR'],
  ])
})
