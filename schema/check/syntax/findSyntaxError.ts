import { withEdits } from '../../problem.ts'
import { finding, type Finding } from '../finding.ts'
import { findIndentationMistake } from './findIndentationMistake.ts'
import { firstParseError, type ParseError } from './firstParseError.ts'
import { invalidToken } from './invalidToken.ts'
import { misplacedToken } from './misplacedToken.ts'
import { wrongFile } from './wrongFile.ts'

/** Whether the token is valid JSON in the wrong place. Two adjacent texts are one text with quotation marks inside. */
function isMisplaced(text: string, { error, start, previous }: ParseError): boolean {
  const isSplitText = previous?.end === start && text.slice(start - 1, start + 1) === '""'
  return error.endsWith('Expected') && !isSplitText
}

/** Whether the finding's edit lets the parser continue, without a mistake in the indentation. */
function letsParserContinue(text: string, { edit }: Finding): boolean {
  if (!edit) return false
  const fixed = withEdits(text, [edit])
  const next = firstParseError(fixed)
  return !next || !findIndentationMistake(fixed, next)
}

/** Finds the first problem that makes a text invalid JSON. It may cause the later ones. */
export function findSyntaxError(text: string): Finding {
  const fileFinding = wrongFile(text)
  if (fileFinding) return fileFinding
  const parseError = firstParseError(text)
  if (!parseError || parseError.error === 'TooDeep')
    return finding('not-content', {}, { offset: 0, length: 1 })
  if (!isMisplaced(text, parseError)) return invalidToken(text, parseError)
  const tokenFinding = misplacedToken(text, parseError)
  const indentationFinding = findIndentationMistake(text, parseError)
  const isSecondary = indentationFinding && !letsParserContinue(text, tokenFinding)
  return isSecondary ? indentationFinding : tokenFinding
}
