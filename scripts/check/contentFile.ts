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
import { readIfExists } from '../files/readIfExists.ts'
import { otherFiles } from './otherFiles.ts'
import { readText, type ReadText } from './readText.ts'

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
    read: (path) => readIfExists(join(folder, path)),
  }
}

/** Reads the text of the sample content, which must not go live. */
export const readSample = () => readFileSync(sampleFile, 'utf8')

/** Reads and checks a content file. Never throws. */
export function checkContentFile(
  file: string = defaultContentFile,
  options: CheckOptions = { files: publicFiles(publicFolder(file)) },
  read: ReadText = readText(file),
): CheckedFile {
  if (!read.ok) {
    const { text = '', finding } = read
    return { file, text, result: { ok: false, problems: toProblems(text, [finding]) } }
  }
  const result = checkContent(read.text, options)
  const span = { offset: 0, length: 0 }
  const copies = otherFiles(file).map((otherFile) =>
    finding('other-file', { file: displayPath(file), otherFile }, span),
  )
  const problems = [...toProblems(read.text, copies), ...result.problems]
  return { file, text: read.text, result: { ...result, problems } }
}
