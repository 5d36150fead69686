import { checkContent, type CheckResult, type PublicFiles } from './checkContent.ts'
import { canonicalText } from './mending/canonicalText.ts'
import { isLaidOutAlike } from './mending/isLaidOutAlike.ts'
import { wordGuard } from './mending/wordGuard.ts'
import type { Edit, Problem, Span } from './problem.ts'
import { isJson } from './reading/isJson.ts'

export interface Fixed {
  /** The file as it should be; the very text that was given where nothing can be mended. */
  text: string
  /** The problems that are gone, as they were told. */
  mended: Problem[]
  /** What is left for a person to mend. */
  result: CheckResult
}

/** A mend can lay open what was hidden behind it; more rounds than this no file needs. */
const maxRounds = 20

interface Options {
  files?: PublicFiles
}

interface State {
  text: string
  result: CheckResult
}

/** Smaller is better. While the syntax is broken nothing else is seen, so that counts before everything. */
function badness({ text, result }: State): readonly number[] {
  const errors = result.problems.filter(({ severity }) => severity === 'error').length
  return [isJson(text) ? 0 : 1, errors, result.problems.length]
}

function isBetter(one: State, other: State): boolean {
  const others = badness(other)
  for (const [index, own] of badness(one).entries()) {
    const difference = own - (others[index] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return false
}

/** What only appears when the marks are mended, as names in the wrong group, shows that something else was lost there. */
const signsOfLoss =
  /^(duplicate-key|missing-key|unknown-key|key-instead|wrong-type|client-count|too-few|too-many|text-missing|translation-missing)$/
/** What stands in the wrong place is moved by a person, and nothing else is done to the file before. */
const signsOfMoving = /^(misplaced-.*|nested-texts|doubled-list|lost-.*|wrapped-content)$/

function hasSign({ problems }: CheckResult, signs: RegExp): boolean {
  return problems.some(({ code }) => signs.test(code))
}

/** The file can be read again, but what stands where in it is anybody's guess. */
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
}

/** Makes the edits from the start to the end; where two of them touch the same place, the first is made. */
function withEdits(text: string, edits: Edit[]): { text: string; places: Span[] } {
  let mended = ''
  let end = 0
  let free = 0
  const places: Span[] = []
  for (const edit of edits.toSorted((a, b) => a.offset - b.offset)) {
    if (edit.offset < free) continue
    mended += text.slice(end, edit.offset)
    places.push({ offset: mended.length, length: edit.text.length })
    mended += edit.text
    end = edit.offset + edit.length
    free = edit.offset + Math.max(edit.length, 1)
  }
  return { text: mended + text.slice(end), places }
}

/** What was mended is still wrong, in a way that only a person can mend: something else was meant. */
function isWrongThere({ result, places }: Mended): boolean {
  return result.problems.some(
    ({ severity, edit, offset, length }) =>
      severity === 'error' &&
      !edit &&
      places.some(
        (place) =>
          place.offset <= offset + length && offset <= place.offset + place.length,
      ),
  )
}

/** All mends at once; where that makes nothing better, the first one that does. */
function mendOnce(state: State, options: Options): Mended | undefined {
  const told = state.result.problems.flatMap(({ edit }) => (edit ? [edit] : []))
  if (told.length === 0) return undefined
  const changesWords = wordGuard(state.text)
  const edits = told.filter((edit) => !changesWords(edit))
  for (const attempt of [edits, ...edits.map((edit) => [edit])].slice(0, 50)) {
    if (attempt.length === 0) continue
    const { text, places } = withEdits(state.text, attempt)
    const mended = { text, places, result: checkContent(text, options) }
    if (isBetter(mended, state)) return mended
  }
  return undefined
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
  if (hasSign(start.result, signsOfMoving))
    return { text, mended: [], result: start.result }
  let state = withText(start, plain(text), options)
  const mended: Problem[] = []
  for (let round = 0; round < maxRounds; round += 1) {
    const next = mendOnce(state, options)
    if (!next) break
    mended.push(...state.result.problems.filter((told) => !isStillThere(told, next)))
    const isReadable = !isJson(state.text) && isJson(next.text)
    if (isReadable && (isDoubtful(next) || isWrongThere(next)))
      return { text, mended: [], result: start.result }
    state = next
  }
  // A file that nobody can read yet is mended by a person: half a mend would make their work harder.
  if (!isJson(state.text)) return { text, mended: [], result: start.result }
  // What still has mistakes may have lost something: its lines stay where they are.
  const canonical = state.result.ok ? canonicalText(state.text) : undefined
  if (canonical !== undefined) {
    const laidOut = withText(state, canonical, options)
    if (!isBetter(state, laidOut)) state = laidOut
  }
  const isOnlyLayout = !state.result.ok && mended.length === 0
  if (isOnlyLayout || isBetter(start, state))
    return { text, mended: [], result: start.result }
  return { text: state.text, mended, result: state.result }
}

function isStillThere(told: Problem, { result }: State): boolean {
  return result.problems.some(
    ({ code, message }) => code === told.code && message.en === told.message.en,
  )
}
