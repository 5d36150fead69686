import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

import { finding, toProblems } from '../../schema/check/finding.ts'
import {
  checkContent,
  type CheckOptions,
  type CheckResult,
  type PublicFiles,
} from '../../schema/checkContent.ts'
import { otherFiles } from './otherFiles.ts'
import { defaultContentFile, publicFolder, sampleFile, shownPath } from './paths.ts'
import { readText } from './readText.ts'

export interface CheckedFile {
  file: string
  /** Empty where the file could not be read. */
  text: string
  result: CheckResult
}

/** The folder whose files the site's addresses "/logos/…" stand for. */
export function publicFiles(folder: string): PublicFiles {
  return {
    list() {
      try {
        return readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(
            (entry) =>
              `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`,
          )
      } catch {
        return []
      }
    },
    read(path) {
      try {
        return readFileSync(join(folder, path))
      } catch {
        return undefined
      }
    },
  }
}

/** In Brazil, wherever the computer is. */
export function today(now = new Date()): string {
  // Swedish writes dates as ISO 8601 and the content do: 2026-12-24.
  return now.toLocaleDateString('sv', { timeZone: 'America/Sao_Paulo' })
}

/** What came with the project: nothing of it may go live. */
export const readSample = () => readFileSync(sampleFile, 'utf8')

/** Reads and checks a content file; never throws, whatever the file is. `seen`: problems found by opening the pictures. */
export function checkContentFile(
  file: string = defaultContentFile,
  options: Omit<CheckOptions, 'files'> = {},
  seen: Pick<PublicFiles, 'damaged' | 'opaque' | 'ofSample'> = {},
): CheckedFile {
  const read = readText(file)
  if (!read.ok) {
    const { text = '', finding } = read
    return { file, text, result: { ok: false, problems: toProblems(text, [finding]) } }
  }
  const files = { ...publicFiles(publicFolder(file)), ...seen }
  const result = checkContent(read.text, { today: today(), ...options, files })
  const copies = otherFiles(file).map((other) =>
    finding('other-file', { file: shownPath(file), other }, { offset: 0, length: 0 }),
  )
  const problems = [...toProblems(read.text, copies), ...result.problems]
  return { file, text: read.text, result: { ...result, problems } }
}
