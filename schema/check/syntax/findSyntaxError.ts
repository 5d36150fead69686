import { withEdits } from '../../problem.ts'
import { finding, type Finding } from '../finding.ts'
import { findMissingBracket } from './findMissingBracket.ts'
import { firstSyntaxProblem, type SyntaxProblem } from './firstSyntaxProblem.ts'
import { misplacedPiece } from './misplacedPiece.ts'
import { wrongFile } from './wrongFile.ts'
import { wrongPiece } from './wrongPiece.ts'

/** Whether the token is valid JSON in the wrong place. Two adjacent texts are one text with quotation marks inside. */
function isMisplaced(text: string, { error, start, previous }: SyntaxProblem): boolean {
  const isSplitText = previous?.end === start && text.slice(start - 1, start + 1) === '""'
  return error.endsWith('Expected') && !isSplitText
}

/** Whether the finding's edit lets the parser continue, without a missing bracket. */
function letsParserContinue(text: string, { edit }: Finding): boolean {
  if (!edit) return false
  const fixed = withEdits(text, [edit])
  const next = firstSyntaxProblem(fixed)
  return !next || !findMissingBracket(fixed, next)
}

/** Finds the first problem that makes a text invalid JSON. It may cause the later ones. */
export function findSyntaxError(text: string): Finding {
  const fileFinding = wrongFile(text)
  if (fileFinding) return fileFinding
  const problem = firstSyntaxProblem(text)
  if (!problem || problem.error === 'TooDeep')
    return finding('not-content', {}, { offset: 0, length: 1 })
  if (!isMisplaced(text, problem)) return wrongPiece(text, problem)
  const pieceFinding = misplacedPiece(text, problem)
  const missingBracket = findMissingBracket(text, problem)
  return missingBracket && !letsParserContinue(text, pieceFinding)
    ? missingBracket
    : pieceFinding
}
