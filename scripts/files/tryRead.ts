import { readFileSync } from 'node:fs'

import { parseJson } from '../../schema/read/parseJson.ts'

/** Reads the bytes of a file. Returns undefined if that fails. */
export function tryRead(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/** Reads the value of a JSON file. Returns undefined if it is missing or damaged. */
export const readJson = (file: string): unknown =>
  parseJson(tryRead(file)?.toString() ?? '')
