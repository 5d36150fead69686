import { readFileSync } from 'node:fs'

/** The bytes of a file; undefined if it cannot be read. */
export function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/** The value of a JSON text; undefined for any other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The value of a JSON file; undefined if it is missing or damaged. */
export const readJson = (file: string): unknown =>
  parseJson(readIfThere(file)?.toString() ?? '')
