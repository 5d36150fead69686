/** Data of the notice for the inline script and the prerendered page. */
import { createHash } from 'node:crypto'

import type { SiteContent } from '../../schema/generated/siteContent.ts'
import { catalogOf, languagesOf } from '../../schema/read/contentLanguages.ts'
import type { NoticeData } from '../../src/boot/notice.ts'

/** Data for the script that shows the notice; undefined if there is none. */
export function noticeData(content: SiteContent): NoticeData | undefined {
  const { notice } = content
  if (!notice) return undefined
  const { from, until, text } = notice
  const texts = languagesOf(content).map((language) => catalogOf(content, language)[text])
  const textToHash = JSON.stringify([from, until, texts])
  const id = createHash('sha256').update(textToHash).digest('base64url').slice(0, 8)
  return [from, until, id]
}

/** Whether the notice is shown without scripts. Depends on the day of the build, in Brazil's time zone. */
export function isNoticeShown([from, until]: NoticeData, day = today()): boolean {
  return from <= day && day <= until
}

/** Today as 2026-12-24, in Brazil's time zone. */
export function today(now = new Date()): string {
  // Swedish dates have the form of ISO 8601: 2026-12-24.
  return now.toLocaleDateString('sv', { timeZone: 'America/Sao_Paulo' })
}
