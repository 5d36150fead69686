import type { ProblemCode } from './check/finding.ts'
import { checkContent, type CheckResult, type PublicFiles } from './checkContent.ts'
import { canonicalText } from './fix/canonicalText.ts'
import { isLaidOutAlike } from './fix/isLaidOutAlike.ts'
import { withEdits } from './fix/withEdits.ts'
import { wordGuard } from './fix/wordGuard.ts'
import { misplacedWordings } from './messages/misplaced.ts'
import type { Edit, Problem, Span } from './problem.ts'
import { isJson } from './read/isJson.ts'

export interface Fixed {
  /** The file as it should be; the very text that was given where nothing can be mended. */
  text: string
  /** The problems that are gone. */
  mended: Problem[]
  /** What is left for a person to mend. */
  result: CheckResult
}

interface Options {
  files?: PublicFiles
}

interface State {
  text: string
  result: CheckResult
}

/** While the syntax is broken nothing else is seen, so that counts before everything; an error counts more than any warnings. */
function faultWeight({ text, result: { problems } }: State): number {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  return (isJson(text) ? 0 : 1e12) + errors * 1e6 + problems.length
}

function isBetter(one: State, other: State): boolean {
  return faultWeight(one) < faultWeight(other)
}

/** What only appears when the marks are mended, as names in the wrong group, shows that something else was lost there. */
const signsOfLoss: ReadonlySet<string> = new Set<ProblemCode>([
  'duplicate-key',
  'missing-key',
  'unknown-key',
  'key-instead',
  'wrong-type',
  'too-few',
  'too-many',
  'text-missing',
  'translation-missing',
])
/** What stands in the wrong place, or has lost lines, is put right by a person, and nothing else is done to the file before. */
const signsOfMoving: ReadonlySet<string> = new Set([
  ...Object.keys(misplacedWordings),
  ...(['lost-border', 'lost-opening', 'lost-lines'] satisfies ProblemCode[]),
])

function hasSign({ problems }: CheckResult, signs: ReadonlySet<string>): boolean {
  return problems.some(({ code }) => signs.has(code))
}

/** The file can be parsed again, but its structure is a guess. */
function isDoubtful({ text, result }: State): boolean {
  return (
    !isLaidOutAlike(text) ||
    hasSign(result, signsOfLoss) ||
    hasSign(result, signsOfMoving)
  )
}

interface Mended extends State {
  /** Where the new words stand. */
  places: Span[]
  /** Nothing but commas too many was taken away: the structure is the one that was written, whatever else is wrong in it. */
  isAsWritten: boolean
}

/** What was mended is still wrong, in a way that only a person can mend: the mend was a wrong guess. */
function isWrongThere({ result, places }: Mended): boolean {
  return result.problems.some(
    ({ code, severity, edit, offset, length }) =>
      !edit &&
      places.some(
        (place) =>
          // What stands beside a comma that is gone was not mended; a number may have had it as its own: 10.000,00
          (code === 'grouped-number' || (severity === 'error' && place.length > 0)) &&
          place.offset <= offset + length &&
          offset <= place.offset + place.length,
      ),
  )
}

/** Makes all mends, where that makes the file better. */
function mendOnce(state: State, options: Options): Mended | undefined {
  const edits = state.result.problems.flatMap(({ edit }) => (edit ? [edit] : []))
  if (edits.length === 0) return undefined
  const changesWords = wordGuard(state.text)
  const { text, places } = withEdits(
    state.text,
    edits.filter((edit) => !changesWords(edit)),
  )
  const isAsWritten = edits.every(
    ({ offset, length, text: right }) =>
      right === '' && state.text.slice(offset, offset + length) === ',',
  )
  const mended = { ...withText(state, text, options), places, isAsWritten }
  return isBetter(mended, state) ? mended : undefined
}

/** Mostly it is the same text, which is checked once. */
function withText(state: State, text: string, options: Options): State {
  return text === state.text ? state : { text, result: checkContent(text, options) }
}

/** Line ends as on every computer but Windows, and no invisible mark at the start. */
function plain(text: string): string {
  return text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
}

/**
 * Mends what can be mended without asking: marks, names with one right spelling, the layout of the file. Never changes a
 * word that visitors read, never gives a text with more problems than it got.
 */
export function fixContent(text: string, options: Options = {}): Fixed {
  const start: State = { text, result: checkContent(text, options) }
  const whole = mendWhole(start, options)
  if (whole) return whole
  // Where everything could be mended and something else came of it, no mend is sure.
  return start.result.problems.every(({ edit }) => edit)
    ? { ...start, mended: [] }
    : mendEach(start, options)
}

/** All mends together, and those that they lay open; undefined where something is left that may be why they are wrong. */
function mendWhole(start: State, options: Options): Fixed | undefined {
  if (hasSign(start.result, signsOfMoving)) return undefined
  const { text } = start
  let state = withText(start, plain(text), options)
  const mended: Problem[] = []
  // A mend can lay open what was hidden behind it.
  for (let next = mendOnce(state, options); next; next = mendOnce(state, options)) {
    mended.push(...state.result.problems.filter(notIn(next.result)))
    const isReadable = !isJson(state.text) && isJson(next.text)
    const isDoubted = !next.isAsWritten && isDoubtful(next)
    if (isReadable && (isDoubted || isWrongThere(next))) return undefined
    state = next
  }
  if (!isJson(state.text)) return undefined
  if (state.result.ok)
    state = withText(state, canonicalText(state.result.content), options)
  // What still has mistakes may have lost something: its lines stay where they are.
  else if (mended.length === 0) return { ...start, mended }
  return { ...state, mended }
}

/** How many mends are tried one by one: each takes a check of the whole content. */
const maxAlone = 30

/** Marks with one meaning, whatever else a file lacks that nobody can read yet. */
const sureMarks: ReadonlySet<string> = new Set<ProblemCode>([
  'other-quotes',
  'odd-space',
  'wrong-mark',
  'comment',
])
/** In such a file a bracket is a guess at what is lost. */
const isSure = (code: string, { text }: Edit) =>
  sureMarks.has(code) && !/[{}[\]]/.test(text)

/** Beside what a person must mend: each mend that by itself takes a problem away and lays none open. */
function mendEach(start: State, options: Options): Fixed {
  const changesWords = wordGuard(start.text)
  const isBroken = !isJson(start.text)
  let state = start
  const mended: Problem[] = []
  // From the end, so that what stands before keeps its place.
  for (const problem of start.result.problems.slice(0, maxAlone).toReversed()) {
    const { code, edit } = problem
    if (!edit || changesWords(edit) || (isBroken && !isSure(code, edit))) continue
    const { text } = withEdits(state.text, [edit])
    const next = withText(state, text, options)
    const laysOpen = next.result.problems.some(notIn(state.result))
    const becomesDoubtful = !isJson(state.text) && isJson(text) && isDoubtful(next)
    if (laysOpen || becomesDoubtful || !isBetter(next, state)) continue
    state = next
    mended.unshift(problem)
  }
  return { ...state, mended }
}

/** Still there are its words, or its place: a thing is told by its name, which a mend may have changed. */
function notIn({ problems }: CheckResult) {
  return (problem: Problem) =>
    problems.every(
      ({ code, message, path }) =>
        code !== problem.code ||
        (message.en !== problem.message.en && path.join() !== problem.path.join()),
    )
}
