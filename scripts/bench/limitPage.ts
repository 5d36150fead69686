/** The limit: every word, logo, icon and drawing of the page, as one would write them by hand: one style sheet, no script. */
import type { SiteContent } from '../../schema/generated/siteContent.ts'
import { languages, type Language } from '../../schema/languages.ts'
import { languagesOf } from '../../schema/read/contentLanguages.ts'
import { escapeHtml } from '../build/markup.ts'
import type { Drawings } from './drawings.ts'
import { limitSection } from './limitSections.ts'
import { limitStyles } from './limitStyles.ts'
import { limitWords } from './limitWords.ts'

export function limitPage(
  content: SiteContent,
  language: Language,
  drawings: Drawings,
  /** The links to them, for the head. */
  icons: string,
): string {
  const { site, company, header, sections } = content
  const words = limitWords(content, language)
  const { text, link } = words
  const menu = `<nav>${[...header.menu, header.button].map((entry) => link(entry)).join('')}</nav>`
  const flags = languagesOf(content).map(
    (key, index) =>
      `<a href="?lang=${key}" title="${text(`language.${key}.title`)}"${key === language ? ' aria-current="true"' : ''}>` +
      `${drawings.header[index] ?? ''}<span>${text(`language.${key}.short`)}</span></a>`,
  )
  return [
    `<!doctype html><html lang="${languages[language].lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${text('page.title')}</title><meta name="description" content="${text('page.description')}">`,
    `<link rel="canonical" href="${site.address}">${icons}`,
    `<style>${limitStyles(drawings)}</style></head><body><a href="#content" class="unseen">${text('skip.toContent')}</a>`,
    `<header><div class="wrap"><a href="#top" class="name">${drawings.mark}<span>${escapeHtml(company.name)}</span></a>${menu}<div class="flags">${flags.join('')}</div>`,
    `<details><summary>${drawings.header.at(-1) ?? ''}<span>${text('header.menu')}</span></summary>${menu}</details></div></header><main id="content">`,
    ...sections.map((section) => limitSection(section, content, words, drawings)),
    '</main></body></html>',
  ].join('')
}
