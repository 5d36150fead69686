import { fixContent } from '../../schema/fixContent.ts'
import type { Problem } from '../../schema/problem.ts'
import { codeOf } from '../files/codeOf.ts'
import { publicFolder } from '../files/paths.ts'
import { writeAtomically } from '../files/writeAtomically.ts'
import { publicFiles } from './contentFile.ts'
import { lineDiff } from './lineDiff.ts'
import { readText } from './readText.ts'

export type FixedFile =
  | { kind: 'nothing to fix' }
  | { kind: 'fixed'; fixedProblems: Problem[]; diff: string }
  /** Somebody saved the file meanwhile: their version stays. */
  | { kind: 'changed meanwhile' }
  | { kind: 'not writable'; cause: string }

/** Fixes a content file in place. Never throws; when it cannot write, the file stays as it was. */
export function fixContentFile(file: string): FixedFile {
  const read = readText(file)
  if (!read.ok) return { kind: 'nothing to fix' }
  const { text } = read
  const files = publicFiles(publicFolder(file))
  const fixed = fixContent(text, { files })
  if (fixed.text === text) return { kind: 'nothing to fix' }
  const again = readText(file)
  if (!again.ok || again.text !== text) return { kind: 'changed meanwhile' }
  try {
    writeAtomically(file, fixed.text)
  } catch (error) {
    const code = codeOf(error)
    return { kind: 'not writable', cause: code }
  }
  return {
    kind: 'fixed',
    fixedProblems: fixed.fixedProblems,
    diff: lineDiff(text, fixed.text),
  }
}
