import { fixContent } from '../../schema/fixContent.ts'
import type { Problem } from '../../schema/problem.ts'
import { publicFiles } from './contentFile.ts'
import { lineDiff } from './lineDiff.ts'
import { publicFolder } from './paths.ts'
import { readText } from './readText.ts'
import { writeAtomically } from './writeAtomically.ts'

export type FixedFile =
  | { kind: 'nothing to mend' }
  | { kind: 'mended'; mended: Problem[]; diff: string }
  /** Somebody saved the file in between: their work comes first. */
  | { kind: 'changed meanwhile' }
  | { kind: 'not writable'; cause: string }

/** Mends a content file in its place. Never throws; where it cannot write, the file is as it was. */
export function fixContentFile(file: string): FixedFile {
  const read = readText(file)
  if (!read.ok) return { kind: 'nothing to mend' }
  const { text } = read
  const files = publicFiles(publicFolder(file))
  const fixed = fixContent(text, { files })
  if (fixed.text === text) return { kind: 'nothing to mend' }
  const again = readText(file)
  if (!again.ok || again.text !== text) return { kind: 'changed meanwhile' }
  try {
    writeAtomically(file, fixed.text)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return { kind: 'not writable', cause: code }
  }
  return { kind: 'mended', mended: fixed.mended, diff: lineDiff(text, fixed.text) }
}
