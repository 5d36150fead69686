import type { SiteContent } from '../../schema/generated/siteContent.ts'
import { languages, type Language } from '../../schema/languages.ts'
import { escapeHtml, jsonForScript } from '../../schema/page/markup.ts'
import {
  byLanguage,
  catalogOf,
  defaultLanguageOf,
  languagesOf,
} from '../../schema/read/contentLanguages.ts'
import type { BootData } from '../../src/boot/boot.ts'
import type { NoticeData } from '../../src/boot/notice.ts'
import type { Differences } from '../../src/boot/prerenderedTree.ts'
import { firstViewEnd } from '../../src/boot/selectors.ts'
import type * as EntryServer from '../../src/entry-server.tsx'
import { sha256 } from '../files/hashes.ts'
import { basePath } from './addresses.ts'
import { compileInline } from './compileInline.ts'
import { differencesOf } from './differences.ts'
import { isNoticeShown, noticeData } from './notice.ts'
import {
  pageStyleSheets,
  withLaterStyles,
  type PageStyleSheets,
} from './pageStyleSheets.ts'
import { headTags } from './searchEngines.ts'
import { structuredData } from './structuredData.ts'
import { shortNames, withShortNames, type ClassNames } from './vite/classNames.ts'

interface DocumentParts {
  /** src/index.html */
  template: string
  content: SiteContent
  /** The exports of src/entry-server.tsx, built for this content. */
  server: Pick<
    typeof EntryServer,
    'render' | 'renderDocumentTexts' | 'renderGlobalStyles'
  >
  /** Addresses of the application's scripts, in import order. */
  scripts: string[]
  /** Removes what only React in development needs. */
  isProduction: boolean
  /** The short class names, shared with the application. */
  classNames?: ClassNames
  styles?: PageStyleSheets
}

/** Short class names for the page in all its languages. */
export function classNamesOf(
  content: SiteContent,
  { render }: Pick<typeof EntryServer, 'render'>,
): ClassNames {
  const rules = languagesOf(content).flatMap((language) =>
    Object.keys(render(language).rules),
  )
  return shortNames([...new Set(rules)])
}

/**
 * Renders the document, in the build and in the dev server: the page in its default language, and a list of the
 * differences in the others, which the boot script applies before the first paint.
 */
export async function renderDocument(parts: DocumentParts) {
  const { template, content, server, scripts, isProduction, classNames = {} } = parts
  const pageLanguages = languagesOf(content)
  const defaultLanguage = defaultLanguageOf(content)
  const otherLanguages = pageLanguages.filter((language) => language !== defaultLanguage)
  const rendered = pageLanguages.map(server.render)
  const { styles = pageStyleSheets(content, server, classNames) } = parts
  const pages = byLanguage(pageLanguages, (_, index) => {
    const html = rendered[index]?.html ?? ''
    return isProduction ? withShortNames(html, classNames) : html
  })
  const documentTexts = byLanguage(
    otherLanguages.length > 0 ? pageLanguages : [],
    server.renderDocumentTexts,
  )
  const differences = otherLanguages.length > 0 ? differencesOf(pages) : undefined
  const laterTexts = differences?.later && laterTextsFile(differences.later)
  const bootData: BootData = [scripts, defaultLanguage, documentTexts]
  if (laterTexts) bootData.push(basePath(content) + laterTexts.file)
  const notice = noticeData(content)
  const headParts = [
    styles.later ? `<link rel="expect" href="#${firstViewEnd}" blocking="render">` : '',
    `<style>${styles.inline}</style>`,
    headTags(content),
    dataTag('boot-data', bootData),
    ...(notice ? [dataTag('notice-data', notice), await inlineScript('notice')] : []),
    await inlineScript('head'),
  ]
  const page = withLaterStyles(pages[defaultLanguage], styles, basePath(content))
  const bodyParts = [
    `<p id="announcer" role="status"></p>`,
    ...otherLanguages.map((language) => offerTag(content, language)),
    // The list comes before the page, so that it exists when the first block arrives.
    differences ? dataTag('differences', differences.first) : '',
    pageWithBoot(page, await inlineScript('boot')),
    // This data comes last, so that a slow connection does not wait for it before the first paint.
    `<script type="application/ld+json">${structuredData(content)}</script>`,
  ]
  const html = template
    .replaceAll(/>\s+</g, '><')
    .replace('<html', notice && isNoticeShown(notice) ? '<html data-notice' : '<html')
    .replace('<!--lang-->', languages[defaultLanguage].lang)
    .replace(/\s*<!--head-->\s*/, () => headParts.join(''))
    .replace(/\s*<!--page-->\s*/, () => bodyParts.join(''))
  return { html, laterTexts }
}

/** The texts below the first view in the other languages, as a file of the site. */
function laterTextsFile(differences: Differences) {
  const json = JSON.stringify(differences)
  return { file: `assets/texts-${sha256(json).slice(0, 6)}.json`, json }
}

const inlineScript = async (name: Parameters<typeof compileInline>[0]) =>
  `<script>${await compileInline(name)}</script>`

/** The page with the boot script after the first view, or before a page that is only a first view. */
function pageWithBoot(page: string, boot: string): string {
  const [firstView, later] = page.split(endOfFirstView)
  if (later === undefined) return boot + rootTag(page)
  return rootTag(firstView + endOfFirstView + boot + later)
}

const rootTag = (page: string) => `<div id="root">${page}</div>`

/** The marker as React writes it (src/App.tsx). */
const endOfFirstView = `<i id="${firstViewEnd}" hidden=""></i>`

/** Data for the inline script. It does not run, so the policy needs no hash for it. */
const dataTag = (id: string, value: BootData | NoticeData | Differences) =>
  `<script type="application/json" id="${id}">${jsonForScript(value)}</script>`

/** The offer of another language. It is outside React's tree and hidden until the boot script shows it. */
function offerTag(content: SiteContent, language: Language): string {
  const { lang, flagTitle } = languages[language]
  const close = escapeHtml(catalogOf(content, language)['language.close'] ?? '')
  return (
    `<aside data-offer="${language}" lang="${lang}" hidden>` +
    `<button type="button" data-language="${language}">${escapeHtml(flagTitle)}</button>` +
    `<button type="button" aria-label="${close}">×</button></aside>`
  )
}
