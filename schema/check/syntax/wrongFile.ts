import { finding, type Finding } from '../finding.ts'

/** A line that Git writes around two conflicting versions. The group is its mark. */
const conflictMark = /^(<{7}|\|{7}|={7}|>{7})(?![<|=>]).*/m

/** The finding for a file that is not content or contains several versions. Its detailed problems would not help. */
export function wrongFile(text: string): Finding | undefined {
  const offset = text.length - text.trimStart().length
  if (offset === text.length) return finding('not-content', {}, { offset: 0, length: 0 })
  const conflict = conflictMark.exec(text)
  if (conflict) {
    const span = { offset: conflict.index, length: conflict[0].trimEnd().length }
    return finding('mixed-versions', {}, span)
  }
  // Other formats, rich text, and content that a program has written as one string.
  const isOtherFormat = /^(?:[<#"]|\{\\|\[[^{]|diff |--- |@@ )/.test(text.slice(offset))
  const mayBeContent = !isOtherFormat && text.includes('{')
  return mayBeContent ? undefined : finding('not-content', {}, { offset, length: 1 })
}
