import type { Edit, Span } from '../../problem.ts'
import { finding, type DataOf, type Finding, type ProblemCode } from '../finding.ts'
import type { State } from './grammar.ts'
import type { Source, Step } from './reader.ts'

/** A part of the text that is read as JSON that it is not. */
export interface Mend {
  from: number
  to: number
  /** The JSON that it stands for. */
  as: string
  /** 1 is certain, 4 is a guess: of several ways to go on, the cheapest is reported. */
  cost: number
  /** Brackets were lost: after it the text goes on in another state. */
  state?: State
  toFinding: () => Finding
}

interface Details {
  /** What is marked, where it is not all that is written. */
  span?: Span
  /** What to write in the place of what is marked, where only one thing is possible. */
  by?: string | undefined
  /** The same, where it belongs somewhere else. */
  edit?: Edit | undefined
}

/** A token that may be read in another way. */
export interface Place extends Source, Step {
  /** Where it starts. */
  from: number
  /** The text from there to the end of the line. */
  rest: string
  /** How many tokens before the one that does not fit. */
  distance: number
  /** What is written here, read as other JSON. */
  readAs: <Code extends ProblemCode>(
    as: string,
    written: string,
    cost: number,
    code: Code,
    data: DataOf[Code],
    details?: Details,
  ) => Mend
}

export function placeAt(source: Source, step: Step, distance: number): Place {
  const from = step.token.start
  const rest = source.text.slice(from, Math.min(lineEnd(source.text, from), from + 5000))
  return {
    ...source,
    ...step,
    from,
    rest,
    distance,
    readAs(
      as,
      { length },
      cost,
      code,
      data,
      { span = { offset: from, length }, by, edit } = {},
    ) {
      const mend = edit ?? (by === undefined ? undefined : { ...span, text: by })
      return {
        from,
        to: from + length,
        as,
        cost,
        toFinding: () => finding(code, data, span, mend),
      }
    },
  }
}

export function lineEnd(text: string, from: number): number {
  const at = text.indexOf('\n', from)
  return at === -1 ? text.length : at
}

export function lineStart(text: string, at: number): number {
  return at <= 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1
}

/** As much of a piece as a sentence can quote. */
export function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 40)}…${line.slice(-12)}` : line
}
