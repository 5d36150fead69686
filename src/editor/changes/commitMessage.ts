import type { ReportLanguage } from '../../../schema/bilingual.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { sayIn } from '../messages/messages.ts'
import { changesInWords } from './changesBetween.ts'

const maxSubject = 72
const maxLines = 100

interface Difference {
  before?: SiteContent | undefined
  after?: SiteContent | undefined
  /** Keys are paths relative to the project's folder. */
  files: ReadonlyMap<string, unknown>
}

/** The changes in words: a subject of at most 72 characters, then every change. */
export function commitMessage(
  { before, after, files }: Difference,
  language: ReportLanguage,
): string {
  const lines = before && after ? changesInWords(before, after, language) : []
  for (const [path, bytes] of files) {
    const what = sayIn(language, bytes ? 'changes.changed' : 'changes.removed')
    lines.push(`${what}: ${sayIn(language, 'commit.file')} ${path}`)
  }
  const changeLines = lines.map(oneLine)
  const [first = sayIn(language, 'commit.site'), ...others] = changeLines
  const more = ` (${sayIn(language, 'commit.more')})`
  const subject = others.length > 0 ? cut(first, maxSubject - more.length) + more : first
  const body = changeLines.slice(0, maxLines).map((line) => `- ${line}`)
  return `${cut(subject, maxSubject)}\n\n${body.join('\n')}\n`
}

/** Removes line breaks and control characters, which a terminal could execute. */
const oneLine = (text: string) => text.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim()

function cut(text: string, max: number): string {
  // Never cuts a surrogate pair in half.
  const start = text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '')
  return text.length > max ? `${start.trim()}…` : text
}
