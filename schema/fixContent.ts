import { checkContent, type CheckOptions, type CheckResult } from './checkContent.ts'
import { canonicalText } from './fix/canonicalText.ts'
import type { ProblemCode } from './messages/problems.ts'
import { type Edit, type Problem, withEdits } from './problem.ts'
import { withStoredForms } from './read/contentOnPage.ts'
import { isInCatalogs } from './read/lookUp.ts'
import { parseJson } from './read/parseJson.ts'

export interface FixResult {
  /** The fixed file, or the original text if nothing could be fixed. */
  text: string
  fixedProblems: Problem[]
  /** The problems that a person has to fix. */
  result: CheckResult
}

type Options = Pick<CheckOptions, 'files'>

/** Problems that mean, in a file whose syntax was fixed, that the fix may have lost lines. */
const lossCodes: ReadonlySet<string> = new Set<ProblemCode>([
  'not-content',
  'duplicate-key',
  'missing-key',
  'unknown-key',
  'wrong-type',
  'wrong-count',
  'text-missing',
  'translation-missing',
])

/** Problems whose edit may change letters: a misspelled name with only one similar spelling. */
const renamingCodes: ReadonlySet<string> = new Set<ProblemCode>([
  'mistyped-key',
  'mistyped-text',
  'unknown-text',
  'wrong-choice',
  'file-missing',
])

/** Only letters and digits, without JSON's escapes. */
const lettersAndDigits = (text: string) =>
  text
    .replaceAll(/\\u([0-9a-fA-F]{4})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
    .replaceAll(/\\[bfnrt]|[^\p{L}\p{N}]/gu, '')

/** The edit of a problem, unless it would change a word that visitors may read. */
function safeEdit(text: string, { code, edit, path }: Problem): Edit | undefined {
  const isText = code === 'wrong-choice' && isInCatalogs(path)
  if (!edit || (renamingCodes.has(code) && !isText)) return edit
  const replacedText = text.slice(edit.offset, edit.offset + edit.length)
  return lettersAndDigits(replacedText) === lettersAndDigits(edit.text) ? edit : undefined
}

/** The maximum number of parsed characters: a large file with thousands of problems would take minutes. */
const maxParsedCharacters = 1e8

/** Fixes the syntax, one problem after the other. Returns undefined if a person has to fix one of them. */
function fixSyntax(original: string, options: Options): FixResult | undefined {
  const fixedProblems: Problem[] = []
  // Removes the byte order mark, and converts line endings to \n.
  let text = original.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  let isStructureKept = true
  for (let parsed = 0; parsed < maxParsedCharacters; parsed += text.length) {
    const result = checkContent(text, options)
    if (parseJson(text) !== undefined) {
      const isComplete = result.problems.every(({ code }) => !lossCodes.has(code))
      return isStructureKept || isComplete ? { text, result, fixedProblems } : undefined
    }
    const [problem] = result.problems
    const edit = problem && safeEdit(text, problem)
    if (!problem || !edit) return undefined
    // The same problem on many lines is reported once.
    if (fixedProblems.every(({ code }) => code !== problem.code))
      fixedProblems.push(problem)
    // Removing surplus commas does not change the structure.
    isStructureKept &&=
      edit.text === '' && text.slice(edit.offset, edit.offset + edit.length) === ','
    text = withEdits(text, [edit])
  }
  return undefined
}

/** An error outweighs any number of warnings. */
function problemWeight({ problems }: CheckResult): number {
  return problems.reduce((sum, { severity }) => sum + (severity === 'error' ? 1e6 : 1), 0)
}

/** Applies all edits to valid JSON, if the result is better. */
function fixOnce({ text, result }: FixResult, options: Options): FixResult | undefined {
  const edits = result.problems.flatMap((problem) => safeEdit(text, problem) ?? [])
  const fixedText = withEdits(text, edits)
  if (fixedText === text) return undefined
  const next = checkContent(fixedText, options)
  if (problemWeight(next) >= problemWeight(result)) return undefined
  return {
    text: fixedText,
    result: next,
    fixedProblems: result.problems.filter(isFixedIn(next)),
  }
}

/** A problem is fixed if no remaining problem with its code has its path, which a fix may rename, or its message. */
function isFixedIn({ problems }: CheckResult) {
  return (problem: Problem) =>
    problems.every(
      ({ code, message, path }) =>
        code !== problem.code ||
        (message.en !== problem.message.en && path.join() !== problem.path.join()),
    )
}

/**
 * Fixes what needs no decision: commas, quotation marks, names with one similar spelling, formatting, the format of
 * numbers. Never changes a word that visitors read, and never returns a text with more problems.
 */
export function fixContent(text: string, options: Options = {}): FixResult {
  const unchangedResult = () => ({
    text,
    fixedProblems: [],
    result: checkContent(text, options),
  })
  const withValidSyntax = fixSyntax(text, options)
  if (!withValidSyntax) return unchangedResult()
  let state = withValidSyntax
  const fixedProblems = withValidSyntax.fixedProblems
  // A fix can reveal further problems.
  for (let next = fixOnce(state, options); next; next = fixOnce(state, options)) {
    fixedProblems.push(...next.fixedProblems)
    state = next
  }
  if (!state.result.ok)
    return fixedProblems.length === 0 ? unchangedResult() : { ...state, fixedProblems }
  // A file with problems may have lost something, so only a valid file is reformatted.
  const formatted = canonicalText(withStoredForms(state.result.content))
  const result =
    formatted === state.text ? state.result : checkContent(formatted, options)
  return { text: formatted, result, fixedProblems }
}
