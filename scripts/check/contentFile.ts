import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { finding, toProblems } from '../../schema/check/finding.ts'
import {
  checkContent,
  type CheckOptions,
  type CheckResult,
} from '../../schema/checkContent.ts'
import { isLeftover } from '../../schema/read/isLeftover.ts'
import type { PublicFiles } from '../../schema/read/publicFiles.ts'
import { filesBelow } from '../files/filesBelow.ts'
import {
  defaultContentFile,
  publicFolder,
  sampleFile,
  displayPath,
} from '../files/paths.ts'
import { tryRead } from '../files/tryRead.ts'
import { readText, type ReadResult } from './readText.ts'
import { similarFiles } from './similarFiles.ts'

export interface CheckedFile {
  file: string
  /** Empty if the file could not be read. */
  text: string
  result: CheckResult
}

/** The files in public/, by path, such as "/logos/acme.svg". Never throws: a folder that cannot be read is empty. */
export function publicFiles(folder: string): PublicFiles {
  return {
    list() {
      try {
        return filesBelow(folder)
          .map((path) => `/${path}`)
          .filter((path) => !isLeftover(path))
      } catch {
        return []
      }
    },
    read: (path) => tryRead(join(folder, path)),
  }
}

/** Reads the text of the sample content, which must not go live. */
export const readSample = () => readFileSync(sampleFile, 'utf8')

/** Reads and checks a content file. Never throws. */
export function checkContentFile(
  file: string = defaultContentFile,
  options: CheckOptions = { files: publicFiles(publicFolder(file)) },
  readResult: ReadResult = readText(file),
): CheckedFile {
  if (!readResult.ok) {
    const { text = '', finding } = readResult
    return { file, text, result: { ok: false, problems: toProblems(text, [finding]) } }
  }
  const result = checkContent(readResult.text, options)
  const span = { offset: 0, length: 0 }
  const fileFindings = similarFiles(file).map((otherFile) =>
    finding('other-file', { file: displayPath(file), otherFile }, span),
  )
  const problems = [...toProblems(readResult.text, fileFindings), ...result.problems]
  return { file, text: readResult.text, result: { ...result, problems } }
}
