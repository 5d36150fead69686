import type { Span } from '../../problem.ts'
import { finding, type Finding } from '../finding.ts'

/** The marks of a conflict, as Git writes them one behind the other. */
const conflictMark = /^(<{7}|\|{7}|={7}|>{7})(?![<|=>]).*/gm
const orderOfMarks = '<|=>'

interface Mark {
  /** Its place in a conflict, from 0. */
  order: number
  span: Span
}

/** The marks of each conflict, of which some may be gone. */
function conflictsIn(text: string): [Mark, ...Mark[]][] {
  const conflicts: [Mark, ...Mark[]][] = []
  let before = orderOfMarks.length
  for (const { 0: line, index } of text.matchAll(conflictMark)) {
    const order = orderOfMarks.indexOf(line.charAt(0))
    const mark = { order, span: { offset: index, length: line.length } }
    if (order > before) conflicts.at(-1)?.push(mark)
    else conflicts.push([mark])
    before = order
  }
  return conflicts
}

interface Versions {
  findings: Finding[]
  /** The text with one's own version of each conflict, and with the other one; all else is where it was. */
  own: string
  other: string
  /** What stands in the other version alone. */
  inOther: readonly Span[]
}

const upTo = (from: Span, to: Span): Span => ({
  offset: from.offset,
  length: to.offset + to.length - from.offset,
})

function blanked(text: string, spans: readonly Span[]): string {
  const pieces: string[] = []
  let at = 0
  for (const { offset, length } of spans) {
    const away = text.slice(offset, offset + length).replaceAll(/./g, ' ')
    pieces.push(text.slice(at, offset), away)
    at = offset + length
  }
  return pieces.join('') + text.slice(at)
}

/** Each place where Git could not join two versions, and what the text is with either of them. */
export function versionsOf(text: string): Versions {
  const findings: Finding[] = []
  const notOwn: Span[] = []
  const notOther: Span[] = []
  const inOther: Span[] = []
  for (const marks of conflictsIn(text)) {
    const [first] = marks
    findings.push(finding('mixed-versions', {}, first.span))
    const [begin, base, middle, end] = [0, 1, 2, 3].map(
      (order) => marks.find((mark) => mark.order === order)?.span,
    )
    const behindOwn = base ?? middle
    if (begin && behindOwn && end) {
      notOwn.push(begin, upTo(behindOwn, end))
      notOther.push(upTo(begin, middle ?? behindOwn), end)
      inOther.push(upTo(middle ?? behindOwn, end))
    } else {
      const all = marks.map(({ span }) => span)
      notOwn.push(...all)
      notOther.push(...all)
    }
  }
  return { findings, own: blanked(text, notOwn), other: blanked(text, notOther), inOther }
}
