import { problemMessages } from '../messages/problemMessages.ts'
import {
  severityOf,
  type DataOf,
  type ProblemCode,
  type ProblemData,
} from '../messages/problems.ts'
import type { Edit, Problem, Span } from '../problem.ts'
import { positionFinder } from '../read/lines.ts'
import type { Path } from '../read/lookUp.ts'
import type { ParsedFile } from '../read/parsedFile.ts'

/** The maximum number of problems: nobody reads more, and each message takes time and memory. */
export const maxProblems = 1000

/** A mistake that the check found: a code with data and a span. `toProblems` adds the line and the message. */
export interface Finding extends ProblemData {
  span: Span
  /** Set if there is only one way to fix the problem. */
  edit: Edit | undefined
  /** Set if the problem's path differs from the path of the span, as for a missing name. */
  path: Path | undefined
}

/** The edit that replaces the span with another string or name. Undefined if `text` is undefined. */
export const stringEdit = (text: string | undefined, span: Span): Edit | undefined =>
  text === undefined ? undefined : { ...span, text: JSON.stringify(text) }

export function finding<Code extends ProblemCode>(
  code: Code,
  data: DataOf[Code],
  span: Span,
  { edit, path }: Partial<Pick<Finding, 'edit' | 'path'>> = {},
): Finding {
  return { code, data, span, edit, path }
}

/** Converts findings to problems: sorts them, removes repetitions, adds lines and messages. `parsed` is undefined if the file's syntax is broken. */
export function toProblems(
  text: string,
  findings: Finding[],
  parsed?: ParsedFile,
): Problem[] {
  if (findings.length === 0) return []
  const positionAt = positionFinder(text)
  const reportedKeys = new Set<string>()
  const problems: Problem[] = []
  // Creating messages takes time, so only the first findings get one. The factor leaves room for repetitions.
  const sortedFindings = findings
    .toSorted((a, b) => a.span.offset - b.span.offset || a.span.length - b.span.length)
    .slice(0, 2 * maxProblems)
  for (const sortedFinding of sortedFindings) {
    const { code, data, span, edit, path } = sortedFinding
    const { message, fix } = problemMessages(sortedFinding, parsed?.value)
    const key = `${code} ${span.offset} ${span.length} ${message.en}`
    if (reportedKeys.has(key)) continue
    reportedKeys.add(key)
    const start = positionAt(span.offset)
    const end = positionAt(span.offset + span.length)
    problems.push({
      severity: severityOf(code),
      code,
      data,
      path: path ?? parsed?.pathAt(span.offset) ?? [],
      ...span,
      ...start,
      endLine: end.line,
      endColumn: end.column,
      message,
      fix,
      ...(edit ? { edit } : {}),
    })
  }
  return problems.slice(0, maxProblems)
}
