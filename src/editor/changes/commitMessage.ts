import type { MessageLanguage } from '../../../schema/bilingual.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { sayIn } from '../messages/messages.ts'
import { describeChanges } from './changesBetween.ts'

const maxSubjectLength = 72
const maxBodyLines = 100

interface CommitChanges {
  before?: SiteContent | undefined
  after?: SiteContent | undefined
  /** The files' bytes by path, relative to the project's folder. A file without bytes was removed. */
  files: ReadonlyMap<string, unknown>
}

/** Describes the changes: a subject of at most 72 characters, then at most 100 changes, one per line. */
export function commitMessage(
  { before, after, files }: CommitChanges,
  language: MessageLanguage,
): string {
  const lines = before && after ? describeChanges(before, after, language) : []
  for (const [path, bytes] of files) {
    const action = sayIn(language, bytes ? 'changes.changed' : 'changes.removed')
    lines.push(`${action}: ${sayIn(language, 'commit.file')} ${path}`)
  }
  const changeLines = lines.map(asOneLine)
  const [first = sayIn(language, 'commit.site'), ...others] = changeLines
  const suffix = ` (${sayIn(language, 'commit.more')})`
  const subject =
    others.length > 0 ? truncate(first, maxSubjectLength - suffix.length) + suffix : first
  const body = changeLines.slice(0, maxBodyLines).map((line) => `- ${line}`)
  return `${truncate(subject, maxSubjectLength)}\n\n${body.join('\n')}\n`
}

/** Replaces line breaks and control characters, which a terminal could interpret as commands, with spaces. */
const asOneLine = (text: string) => text.replaceAll(/[\p{C}\p{Z}]+/gu, ' ').trim()

function truncate(text: string, maxLength: number): string {
  // Never cuts a surrogate pair in half.
  const start = text.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, '')
  return text.length > maxLength ? `${start.trim()}…` : text
}
