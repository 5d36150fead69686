import { expect, test } from 'vitest'

import { sampleContent as content } from '../../tests/fixtures/sampleContent.ts'
import { renderDocument } from './document.ts'

test('the document is in its default language, and offers the other one in that language', async () => {
  const shell = '<html lang="<!--lang-->"><!--head--><!--page-->'
  const server = {
    render: () => ({ html: '<h1></h1>', rules: {} }),
    renderDocumentTexts: () => ({}) as never,
    renderGlobalStyles: () => ({ first: '', later: '' }),
  }
  const parts = { shell, content, server, application: [], isProduction: true }
  const { html } = await renderDocument(parts)
  expect(html).toContain('<html lang="en">')
  expect(html).toContain('<aside data-offer="br" lang="pt-BR" hidden>')
  expect(html).toContain(`aria-label="${content.catalogs.br['language.close']}">×`)
})
