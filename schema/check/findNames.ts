import { excerpt } from '../messages/describe.ts'
import { isBlank } from '../plainWords.ts'
import { walk } from '../read/lookUp.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import { finding, maxProblems, replacedBy, type Finding } from './finding.ts'

/** Reports invisible characters in names and addresses. */
export function findNames(parsed: ParsedFile): Finding[] {
  return parsed.strings
    .filter(({ node, value }) => node.format === 'words' && !isBlank(value))
    .flatMap(({ path, value }) => {
      const span = parsed.valueSpan(path)
      const right = withoutInvisible(value.trim())
      const edit = replacedBy(right, span)
      const data = { path, right: excerpt(right) }
      return right === value ? [] : finding('hidden-signs', data, span, edit)
    })
    .slice(0, maxProblems)
}

/** A single surrogate, or a control character that is no white space: browsers show something else. */
const unshowable = /(?![\t\n\r])[\p{Cs}\p{Cc}]/u

/** Reports texts with a character that no page can show; names with one are reported as unknown. */
export function findUnshowable(parsed: ParsedFile): Finding[] {
  const findings: Finding[] = []
  walk(parsed.value, (value, path) => {
    const character = typeof value === 'string' ? unshowable.exec(value)?.[0] : undefined
    if (character === undefined) return
    findings.push(
      finding('unshowable', { path: [...path], character }, parsed.valueSpan(path)),
    )
  })
  return findings
}

const spaces = /[\u00a0\u2000-\u200a\u202f\u205f]/g
/** Soft hyphens, zero-width and bidirectional characters; not the joiners of emoji. */
const signs = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** A text without invisible characters, which would prevent a search from finding it. */
export function withoutInvisible(text: string): string {
  return text.replaceAll(spaces, ' ').replaceAll(signs, '')
}
