import type { Finding } from '../finding.ts'
import { finding } from '../finding.ts'
import { findLostBracket } from './layout.ts'
import { misplacedPiece } from './misplacedPiece.ts'
import { firstFault, type SyntaxFault } from './reader.ts'
import { wholeFile } from './wholeFile.ts'
import { wrongPiece } from './wrongPiece.ts'

/** Valid JSON in the wrong place? Two adjacent texts count as one text with quotation marks inside. */
function isMisplaced(text: string, { kind, start, before }: SyntaxFault): boolean {
  const isTorn = before?.end === start && text.slice(start - 1, start + 1) === '""'
  return kind.endsWith('Expected') && !isTorn
}

/** With its edit, can the parser read on without a missing bracket? */
function leadsOn(text: string, { edit }: Finding): boolean {
  if (!edit) return false
  const { offset, length, text: by } = edit
  const fixed = text.slice(0, offset) + by + text.slice(offset + length)
  const next = firstFault(fixed)
  return !next || !findLostBracket(fixed, next)
}

/** The first fault that keeps a text from being JSON; later ones may be its effect. */
export function findSyntax(text: string): Finding {
  const whole = wholeFile(text)
  if (whole) return whole
  const fault = firstFault(text)
  if (!fault || fault.kind === 'TooDeep')
    return finding('not-content', {}, { offset: 0, length: 1 })
  if (!isMisplaced(text, fault)) return wrongPiece(text, fault)
  const found = misplacedPiece(text, fault)
  const lost = findLostBracket(text, fault)
  return lost && !leadsOn(text, found) ? lost : found
}
