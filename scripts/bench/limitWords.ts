import type { Destination, SiteContent } from '../../schema/generated/siteContent.ts'
import type { Language } from '../../schema/languages.ts'
import { catalogOf } from '../../schema/read/contentLanguages.ts'
import { escapeHtml } from '../build/markup.ts'

/** What the limit page says, in one language. */
export type LimitWords = ReturnType<typeof limitWords>

export function limitWords(content: SiteContent, language: Language) {
  const catalog: Record<string, string | undefined> = catalogOf(content, language)
  const text = (id = '', values: Record<string, string> = {}) =>
    escapeHtml(
      (catalog[id] ?? '').replaceAll(
        /\{(\w+)\}/g,
        (_, name: string) => values[name] ?? '',
      ),
    )
  return {
    text,
    /** In the sample each leads to a section. */
    link: (to: Destination & { label: string }, name = '', more = '') =>
      `<a href="#${'section' in to ? to.section : ''}"${name && ` class="${name}"`}>${text(to.label)}${more}</a>`,
    head: ({ title, text: lead }: { title: string; text?: string }) =>
      `<h2>${text(title)}</h2><p class="lead">${text(lead)}</p>`,
  }
}
