import type { ProblemCode } from '../messages/problems.ts'
import { lookUp } from '../read/lookUp.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import type { Finding } from './finding.ts'

/** Codes for something missing. The last step of the path is its name. */
const missingCodes: ReadonlySet<string> = new Set<ProblemCode>([
  'missing-key',
  'translation-missing',
  'text-missing',
])

/** A text with a mistyped name has no other problem: its limits and placeholders are those of the right name. */
function withoutMistypedTexts(parsed: ParsedFile, findings: Finding[]): Finding[] {
  const pathOf = ({ span }: Finding) => parsed.pathAt(span.offset).join()
  const mistyped = findings.filter(({ code }) => code === 'mistyped-text')
  const paths = new Set(mistyped.map(pathOf))
  return mistyped.length === 0
    ? findings
    : findings.filter((found) => mistyped.includes(found) || !paths.has(pathOf(found)))
}

/**
 * Keeps one problem per mistake. A name that is unknown in one place and missing in another was moved: only the unknown
 * name is reported, with the place where it belongs. References to a moved entry are not reported: they are valid once
 * it is back.
 */
export function withoutEffects(parsed: ParsedFile, reported: Finding[]): Finding[] {
  const findings = withoutMistypedTexts(parsed, reported)
  const unknown = findings.filter(({ code }) => code === 'unknown-key')
  if (unknown.length === 0) return findings
  const effects = new Set<Finding>()
  const withHome = (moved: Finding): Finding => {
    const missing = findings.find(
      (absent) =>
        missingCodes.has(absent.code) &&
        absent.path?.at(-1) === moved.path?.at(-1) &&
        !effects.has(absent),
    )
    if (missing) effects.add(missing)
    return { ...moved, data: { ...moved.data, home: missing?.path?.slice(0, -1) } }
  }
  const located = findings.map((found) =>
    found.code === 'unknown-key' ? withHome(found) : found,
  )
  const movedIds = new Set(
    unknown.map(({ path = [] }) => lookUp(parsed.value, [...path.slice(0, -1), 'id'])),
  )
  for (const reference of findings) {
    const path = reference.code === 'wrong-choice' && parsed.pathAt(reference.span.offset)
    if (path && movedIds.has(parsed.valueAt(path))) effects.add(reference)
  }
  return located.filter((found) => !effects.has(found))
}
