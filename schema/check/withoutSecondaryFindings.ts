import type { ProblemCode } from '../messages/problems.ts'
import { lookUp } from '../read/lookUp.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import type { Finding } from './finding.ts'

/** Codes for missing properties and texts. The last element of the finding's path is the missing name or text id. */
const missingCodes: ReadonlySet<string> = new Set<ProblemCode>([
  'missing-key',
  'translation-missing',
  'text-missing',
])

/** Drops other findings for a text with a mistyped id: its limits and placeholders depend on the correct id. */
function withoutOtherFindingsOnMistypedTexts(
  parsed: ParsedFile,
  findings: Finding[],
): Finding[] {
  const pathOf = ({ span }: Finding) => parsed.pathAt(span.offset).join()
  const mistypedIds = findings.filter(({ code }) => code === 'mistyped-text')
  const paths = new Set(mistypedIds.map(pathOf))
  return mistypedIds.length === 0
    ? findings
    : findings.filter((other) => mistypedIds.includes(other) || !paths.has(pathOf(other)))
}

/**
 * Keeps one finding per mistake. If a name is unknown in one place and missing in another, its value was moved: reports
 * only the unknown name, with the place where it belongs. Drops findings about references to a moved entry: the
 * references are valid again when the entry is moved back.
 */
export function withoutSecondaryFindings(
  parsed: ParsedFile,
  allFindings: Finding[],
): Finding[] {
  const findings = withoutOtherFindingsOnMistypedTexts(parsed, allFindings)
  const unknown = findings.filter(({ code }) => code === 'unknown-key')
  if (unknown.length === 0) return findings
  const secondaryFindings = new Set<Finding>()
  const withCorrectPath = (moved: Finding): Finding => {
    const missing = findings.find(
      (candidate) =>
        missingCodes.has(candidate.code) &&
        candidate.path?.at(-1) === moved.path?.at(-1) &&
        !secondaryFindings.has(candidate),
    )
    if (missing) secondaryFindings.add(missing)
    return { ...moved, data: { ...moved.data, correctPath: missing?.path?.slice(0, -1) } }
  }
  const withCorrectPaths = findings.map((finding) =>
    finding.code === 'unknown-key' ? withCorrectPath(finding) : finding,
  )
  const movedIds = new Set(
    unknown.map(({ path = [] }) => lookUp(parsed.value, [...path.slice(0, -1), 'id'])),
  )
  for (const candidate of findings) {
    const path = candidate.code === 'wrong-choice' && parsed.pathAt(candidate.span.offset)
    if (path && movedIds.has(parsed.valueAt(path))) secondaryFindings.add(candidate)
  }
  return withCorrectPaths.filter((finding) => !secondaryFindings.has(finding))
}
