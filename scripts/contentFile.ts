import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'

import {
  checkContent,
  type CheckResult,
  type PublicFiles,
} from '../schema/checkContent.ts'

export interface CheckedFile {
  file: string
  text: string
  result: CheckResult
}

export const defaultContentFile = resolve(import.meta.dirname, '../content/site.json')

/** The folder whose files the site's addresses "/logos/…" stand for. */
export function publicFiles(folder: string): PublicFiles {
  const list = () => {
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
  }
  return {
    list,
    read(path) {
      try {
        return readFileSync(join(folder, path))
      } catch {
        return undefined
      }
    },
  }
}

/** Reads and checks a content file; never throws, whatever the file is. */
export function checkContentFile(
  file: string = defaultContentFile,
  folder: string = resolve(dirname(file), '../public'),
): CheckedFile {
  const text = readFileSync(file, 'utf8')
  return { file, text, result: checkContent(text, { files: publicFiles(folder) }) }
}
