import type { ProblemCode } from '../messages/problems.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import type { Finding } from './finding.ts'

/** Codes for missing names and texts. The last element of the finding's path is the missing name or text id. */
const missingCodes: ReadonlySet<string> = new Set<ProblemCode>([
  'missing-key',
  'translation-missing',
  'text-missing',
])

/** The findings without the others for a text with a mistyped id, because its limits and placeholders depend on the id. */
function withoutOtherFindingsOnMistypedTexts(
  parsed: ParsedFile,
  findings: Finding[],
): Finding[] {
  const joinedPath = ({ span }: Finding) => parsed.pathAt(span.offset).join()
  const mistypedFindings = findings.filter(({ code }) => code === 'mistyped-text')
  const paths = new Set(mistypedFindings.map(joinedPath))
  if (mistypedFindings.length === 0) return findings
  return findings.filter(
    (other) => mistypedFindings.includes(other) || !paths.has(joinedPath(other)),
  )
}

/**
 * The findings without those that follow from another one. If a name is unknown in one place and missing in another,
 * its value was moved: only the unknown name remains, with the place where it belongs. Findings about references to a
 * moved entry do not remain: the references are valid again when the entry is moved back.
 */
export function withoutSecondaryFindings(
  parsed: ParsedFile,
  allFindings: Finding[],
): Finding[] {
  const findings = withoutOtherFindingsOnMistypedTexts(parsed, allFindings)
  const unknownFindings = findings.filter(({ code }) => code === 'unknown-key')
  if (unknownFindings.length === 0) return findings
  const secondaryFindings = new Set<Finding>()
  const withCorrectPath = (movedFinding: Finding): Finding => {
    const missingFinding = findings.find(
      (candidate) =>
        missingCodes.has(candidate.code) &&
        candidate.path?.at(-1) === movedFinding.path?.at(-1) &&
        !secondaryFindings.has(candidate),
    )
    if (missingFinding) secondaryFindings.add(missingFinding)
    const correctPath = missingFinding?.path?.slice(0, -1)
    return { ...movedFinding, data: { ...movedFinding.data, correctPath } }
  }
  const correctedFindings = findings.map((finding) =>
    finding.code === 'unknown-key' ? withCorrectPath(finding) : finding,
  )
  const movedIds = new Set(
    unknownFindings.map(({ path = [] }) => parsed.valueAt([...path.slice(0, -1), 'id'])),
  )
  for (const candidate of findings) {
    const path = candidate.code === 'wrong-choice' && parsed.pathAt(candidate.span.offset)
    if (path && movedIds.has(parsed.valueAt(path))) secondaryFindings.add(candidate)
  }
  return correctedFindings.filter((finding) => !secondaryFindings.has(finding))
}
