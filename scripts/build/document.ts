import type { Catalog, SiteContent } from '../../schema/siteContent.ts'
import type * as EntryServer from '../../src/entry-server.tsx'
import { languages, otherLanguage, type Language } from '../../src/i18n/languages.ts'
import { compileBoot } from './boot.ts'
import { differencesOf } from './differences.ts'
import { leanStyles } from './leanStyles.ts'
import { escapeHtml, jsonForScript } from './markup.ts'
import { headTags } from './searchEngines.ts'
import { defaultLanguage, headTexts, plainText } from './siteWords.ts'

interface DocumentParts {
  /** src/index.html */
  shell: string
  content: SiteContent
  /** What src/entry-server.tsx exports, built for this content. */
  server: Pick<typeof EntryServer, 'render' | 'renderGlobalStyles'>
  /** Addresses of the application's scripts, in the order to import them. */
  application: string[]
}

/**
 * The document, in the build and in the dev server alike: the page in its default language, and what the other language
 * says differently. The boot script writes one or the other before the first paint.
 */
export async function renderDocument(parts: DocumentParts): Promise<string> {
  const { shell, content, server, application } = parts
  const language = defaultLanguage(content)
  const other = otherLanguage(language)
  const pages = { en: server.render('en'), br: server.render('br') }
  const { html } = pages[language]
  const words = { en: pages.en.words, br: pages.br.words }
  const rules = { ...pages.en.styles, ...pages.br.styles }
  const boot = await compileBoot({ application, defaultLanguage: language, words })
  const differences = differencesOf(html, pages[other].html)
  const inHead = [
    styleTag(server.renderGlobalStyles(), rules, html),
    headTags(content, headTexts(content)),
    `<script>${boot}</script>`,
  ]
  const inBody = [
    `<p id="announcer" role="status"></p>`,
    offerTag(other, content.catalogs[other]),
    `<div id="root">${html}</div>`,
    `<script type="application/json" id="differences">${jsonForScript(differences)}</script>`,
  ]
  return shell
    .replace('<!--lang-->', languages[language].lang)
    .replace(/\s*<!--head-->\s*/, () => inHead.join(''))
    .replace(/\s*<!--page-->\s*/, () => inBody.join(''))
}

/** All styles in one tag. Rules that Emotion has merged into others, so that no element names them, stay out of it. */
function styleTag(global: string, rules: Record<string, string>, html: string): string {
  const used = Object.entries(rules).flatMap(([name, css]) =>
    html.includes(`css-${name}`) ? [css] : [],
  )
  return `<style>${leanStyles(global + used.join(''))}</style>`
}

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
