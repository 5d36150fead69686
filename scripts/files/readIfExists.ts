import { readFileSync } from 'node:fs'

import { parseJson } from '../../schema/read/parseJson.ts'

/** The bytes of a file; undefined if it cannot be read. */
export function readIfExists(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/** The value of a JSON file; undefined if it is missing or damaged. */
export const readJson = (file: string): unknown =>
  parseJson(readIfExists(file)?.toString() ?? '')
