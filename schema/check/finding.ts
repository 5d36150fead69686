import { braceWordings } from '../messages/braces.ts'
import { doubtWordings } from '../messages/doubts.ts'
import { fileWordings } from '../messages/files.ts'
import { misplacedWordings } from '../messages/misplaced.ts'
import { printable } from '../messages/printable.ts'
import { referenceWordings } from '../messages/references.ts'
import { releaseWordings } from '../messages/release.ts'
import { shapeWordings, soOnLines } from '../messages/shape.ts'
import { syntaxWordings } from '../messages/syntax.ts'
import { textWordings } from '../messages/texts.ts'
import { valueWordings } from '../messages/values.ts'
import type { Edit, Problem, Said, Span, Wording } from '../problem.ts'
import { linesOf } from '../read/lines.ts'
import { pathsAt } from '../read/pathsAt.ts'
import type { Path } from '../read/readDocument.ts'

/** The sentences of all content faults. */
const table = {
  ...fileWordings,
  ...syntaxWordings,
  ...shapeWordings,
  ...misplacedWordings,
  ...textWordings,
  ...braceWordings,
  ...referenceWordings,
  ...valueWordings,
  ...releaseWordings,
  ...doubtWordings,
}

/** What each sentence is made of. */
export type DataOf = {
  [Code in keyof typeof table]: (typeof table)[Code] extends Wording<infer Data>
    ? Data
    : never
}

export type ProblemCode = keyof typeof table

export const wordings: { [Code in ProblemCode]: Wording<DataOf[Code]> } = table

/** More than that in one file is no list to work off, and takes time and memory to word. */
export const maxProblems = 1000

/** A fault with its place and its words, before lines are counted. */
export interface Finding {
  code: ProblemCode
  severity: Problem['severity']
  en: Said
  br: Said
  span: Span
  edit: Edit | undefined
  /** Where it is not the path of the span: a name that is missing has no place yet. */
  path: Path | undefined
}

function said([message, fix]: Said): Said {
  return [printable(message), printable(fix)]
}

/** Words one fault. `edit` is given where the mend is mechanical and there is only one. */
export function finding<Code extends ProblemCode>(
  code: Code,
  data: DataOf[Code],
  span: Span,
  edit?: Edit,
  path?: Path,
): Finding {
  const wording: Wording<DataOf[Code]> = wordings[code]
  return {
    code,
    severity: wording.severity,
    en: said(wording.en(data)),
    br: said(wording.br(data)),
    span,
    edit,
    path,
  }
}

/** The same fault on other lines as well. */
export function withLines(found: Finding, lines: readonly number[]): Finding {
  const also = soOnLines(lines)
  const { en, br } = found
  return {
    ...found,
    en: [`${en[0]} ${also.en}`, en[1]],
    br: [`${br[0]} ${also.br}`, br[1]],
  }
}

/** Findings as they are shown: with lines, in the order of the file, each once. */
export function toProblems(text: string, findings: Finding[]): Problem[] {
  if (findings.length === 0) return []
  const lines = linesOf(text)
  const seen = new Set<string>()
  const problems: Problem[] = []
  const inOrder = findings
    .toSorted((a, b) => a.span.offset - b.span.offset || a.span.length - b.span.length)
    .slice(0, 2 * maxProblems)
  const paths = pathsAt(
    text,
    inOrder.map(({ span }) => span.offset),
  )
  for (const [index, { code, severity, en, br, span, edit, path }] of inOrder.entries()) {
    const key = `${code} ${span.offset} ${span.length} ${en[0]}`
    if (seen.has(key)) continue
    seen.add(key)
    const start = lines.at(span.offset)
    const end = lines.at(span.offset + span.length)
    problems.push({
      severity,
      code,
      path: path ?? paths[index] ?? [],
      ...span,
      ...start,
      endLine: end.line,
      endColumn: end.column,
      message: { en: en[0], br: br[0] },
      fix: { en: en[1], br: br[1] },
      ...(edit ? { edit } : {}),
    })
  }
  return problems.slice(0, maxProblems)
}

/** While the syntax is broken nothing else can be looked at. */
export function isSyntaxCode(code: string): boolean {
  return Object.hasOwn(syntaxWordings, code)
}
