import { readFileSync } from 'node:fs'

import { expect, test, vi } from 'vitest'

import type { SiteContent } from '../../schema/generated/siteContent.ts'
import type { Language } from '../../schema/languages.ts'
import type { DocumentTexts } from '../../src/i18n/languageChoice.ts'
import { inOneLanguage } from '../../tests/fixtures/inOneLanguage.ts'
import { sampleContent } from '../../tests/fixtures/sampleContent.ts'
import { readAccepted } from '../../tests/support/acceptedContent.ts'
import { classNamesOf, renderDocument } from './document.ts'
import { notFoundHtml } from './notFoundHtml.ts'
import { placeholderDefine } from './pageStyleSheets.ts'
import { withDocumentPolicy } from './policyInHead.ts'
import { metadataFiles } from './searchEngines.ts'
import { withShortTags } from './withShortTags.ts'

const link = String(JSON.parse(Object.values(placeholderDefine).join('')))
/** Pages with two translations of one text, a sentence with elements in another order, and the link to later styles. */
const pages: Record<Language, string> = {
  en: `<h1 class="MuiBox-root c-abc" title="Menu">Contact</h1><i id="first_view" hidden=""></i><link rel="stylesheet" href="${link}"/><form id="a:b"><u>Contact</u><q>Contact</q><s>Send</s><b>Contact</b><p>© <i>2026</i> Acme</p><p>Send</p></form>`,
  br: `<h1 class="MuiBox-root c-abc" title="Lista">Contato</h1><i id="first_view" hidden=""></i><link rel="stylesheet" href="${link}"/><form id="a:b"><u>Contact</u><q>Contato</q><s>Enviar</s><b>Fale conosco</b><p><i>2026</i> © Acme</p><p>Enviar</p></form>`,
}

/** The lines of a document: one tag or text per line, only the data of scripts, and nothing of drawings. */
const linesOf = (html: string) =>
  html
    .replaceAll(/(?<=<script>).*?(?=<\/script>)/gs, (code) =>
      [...new Set(code.match(/boot-data|notice-data|differences/g))].join(),
    )
    .replaceAll(/(?<=<svg[^>]*>).*?(?=<\/svg>)/gs, '…')
    .replaceAll(/(?<=>)(?=[^<])|(?<!^)(?=<)|(?<=[}])(?=[.\w@:])/g, '\n')

async function filesOf(content: SiteContent, pagesByLanguage: typeof pages) {
  const server = {
    render: (language: Language) => ({
      html: pagesByLanguage[language],
      rules: { abc: '.c-abc{gap:1px}.c-abc:hover{gap:2px}' },
    }),
    renderDocumentTexts: (lang: Language) => ({ lang }) as DocumentTexts,
    renderGlobalStyles: () => ({ first: 'a{top:0}', later: 'b{top:0}' }),
  }
  const { html, laterTexts } = await renderDocument({
    template: readFileSync('src/index.html', 'utf8'),
    content,
    server,
    scripts: ['/a.js', '/b.js'],
    isProduction: true,
    classNames: classNamesOf(content, server),
  })
  return [
    linesOf(withDocumentPolicy(withShortTags(html))),
    laterTexts && `${laterTexts.file}\n${laterTexts.json}`,
    ...[...metadataFiles].map(([name, createText]) => `${name}\n${createText(content)}`),
    linesOf(notFoundHtml(content)),
  ]
    .join('\n\n')
    .replaceAll(/(?<='sha256-)[^']+|(?<=assets\/\w+-)[\da-f]{6}/g, '…')
}

const markup = '</script>"1 & 2"'

test('the document, the 404 page, and the files for search engines match the snapshots', async () => {
  vi.setSystemTime('2026-06-01T12:00:00Z')
  const content = readAccepted('all-sections/content/site.json')
  content.site.address = 'https://www.example.com/folder/'
  content.site.defaultLanguage = 'br'
  content.site.verification = { google: 'a_-1', bing: '0F' }
  content.company.name = markup
  Object.assign(content.catalogs.br ?? {}, {
    'page.description': markup,
    'page.title': markup,
    'language.close': '"Fechar"',
    'page.missing': 'Não há nada <aqui>.',
  })
  const richFiles = await filesOf(content, pages)
  expect(richFiles).not.toContain('1 & 2"')
  await expect(richFiles).toMatchFileSnapshot('__snapshots__/document.rich.txt')
  const different = filesOf(content, { en: '<p></p>', br: '<b></b>' })
  await expect(different).rejects.toThrow('outermost')

  const { offices: _, ...plainContent } = inOneLanguage(sampleContent, 'en')
  const { name, email, legalName, cnpj } = plainContent.company
  plainContent.company = { name, email, legalName, cnpj, phone: '4004-0100' }
  plainContent.notice = { from: '2026-05-01', until: '2026-05-31', text: 'a', close: 'b' }
  const shortPage = { en: '<p>Contact</p>', br: '' }
  const plainFiles = await filesOf(plainContent, shortPage)
  await expect(plainFiles).toMatchFileSnapshot('__snapshots__/document.plain.txt')
})
