import type { Catalog, SiteContent } from '../../schema/generated/siteContent.ts'
import type { BootData } from '../../src/boot/boot.ts'
import type { Differences } from '../../src/boot/prerenderedTree.ts'
import type * as EntryServer from '../../src/entry-server.tsx'
import type { RenderedPage } from '../../src/entry-server.tsx'
import { languages, otherLanguage, type Language } from '../../src/i18n/languages.ts'
import { compileBoot } from './compileBoot.ts'
import { differencesOf } from './differences.ts'
import { escapeHtml, jsonForScript } from './markup.ts'
import { headTags } from './searchEngines.ts'
import { defaultLanguage, headTexts, plainText } from './siteWords.ts'
import { styleSheet, withoutUnusedClasses } from './styleSheet.ts'

interface DocumentParts {
  /** src/index.html */
  shell: string
  content: SiteContent
  /** What src/entry-server.tsx exports, built for this content. */
  server: Pick<typeof EntryServer, 'render' | 'renderGlobalStyles'>
  /** Addresses of the application's scripts, in the order to import them. */
  application: string[]
  /** Leaves out what only React in development asks for. */
  isProduction: boolean
}

/**
 * The document, in the build and in the dev server alike: the page in its default language, and what the other language
 * says differently. The boot script writes one or the other before the first paint.
 */
export async function renderDocument(parts: DocumentParts): Promise<string> {
  const { shell, content, server, application, isProduction } = parts
  const language = defaultLanguage(content)
  const other = otherLanguage(language)
  const pages = { en: server.render('en'), br: server.render('br') }
  const words = { en: pages.en.words, br: pages.br.words }
  const rules = { ...pages.en.rules, ...pages.br.rules }
  // The header's bar may ask for another rule where its words are longer.
  const both = pages.en.html + pages.br.html
  const css = styleSheet(server.renderGlobalStyles(), rules, both)
  const htmlOf = ({ html }: RenderedPage) =>
    isProduction ? withoutUnusedClasses(html, css) : html
  const html = htmlOf(pages[language])
  const differences = differencesOf(html, htmlOf(pages[other]))
  const bootData: BootData = [application, language, words]
  const inHead = [
    `<style>${css}</style>`,
    headTags(content, headTexts(content)),
    dataTag('boot-data', bootData),
    `<script>${await compileBoot()}</script>`,
  ]
  const inBody = [
    `<p id="announcer" role="status"></p>`,
    offerTag(other, content.catalogs[other]),
    // Before the tree, so that its words are there for the first block that arrives.
    dataTag('differences', differences),
    `<div id="root">${html}</div>`,
  ]
  return shell
    .replace('<!--lang-->', languages[language].lang)
    .replace(/\s*<!--head-->\s*/, () => inHead.join(''))
    .replace(/\s*<!--page-->\s*/, () => inBody.join(''))
}

/** Data for the inline script. It does not run, so the policy needs no hash of it. */
const dataTag = (id: string, value: BootData | Differences) =>
  `<script type="application/json" id="${id}">${jsonForScript(value)}</script>`

/** Offers the page in a language. Outside of the page's tree, hidden until the boot script finds a visitor whom it helps. */
function offerTag(language: Language, catalog: Catalog): string {
  const accept = escapeHtml(plainText(catalog[`language.${language}.title`]))
  const close = escapeHtml(plainText(catalog['language.close']))
  return (
    `<aside id="language-offer" lang="${languages[language].lang}" hidden>` +
    `<button type="button" data-language="${language}">${accept}</button>` +
    `<button type="button" aria-label="${close}"><span aria-hidden="true">×</span></button></aside>`
  )
}
