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
  const homes = new Map<Finding, unknown>()
  for (const moved of unknown) {
    const cause = moved.path?.at(-1)
    const missing = findings.find(
      (absent) =>
        missingCodes.has(absent.code) &&
        absent.path?.at(-1) === cause &&
        !effects.has(absent),
    )
    if (!missing) continue
    effects.add(missing)
    homes.set(moved, missing.path?.slice(0, -1))
  }
  const movedIds = new Set(
    unknown.map(({ path = [] }) => lookUp(parsed.value, [...path.slice(0, -1), 'id'])),
  )
  for (const reference of findings) {
    const path = reference.code === 'wrong-choice' && parsed.pathAt(reference.span.offset)
    if (path && movedIds.has(parsed.valueAt(path))) effects.add(reference)
  }
  return findings
    .filter((kept) => !effects.has(kept))
    .map((kept) =>
      homes.has(kept) ? { ...kept, data: { ...kept.data, home: homes.get(kept) } } : kept,
    )
}
