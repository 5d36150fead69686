import { formats } from '../formats/formats.ts'
import type { Path } from '../read/lookUp.ts'
import type { ParsedFile } from '../read/parsedFile.ts'

/** The maximum number of findings: each searches the whole list for the id that may be meant. */
export const maxFindings = 100
/** The maximum number of ids in a sentence. */
export const maxChoices = 12

/** The ids of one list of the content. */
export interface List {
  /** Each id with the index of its first entry. */
  ids: Map<string, number>
  /** All entries have a valid id of their own. Only then can an id be called absent. */
  isComplete: boolean
}

export function listOf(parsed: ParsedFile, ...path: Path): List {
  const ids = new Map<string, number>()
  let isComplete = Array.isArray(parsed.valueAt(path))
  for (const [index, { entry }] of parsed.entriesAt(path).entries()) {
    const { id } = entry
    // Of two entries with one id, one may be meant to have the missing id.
    if (typeof id !== 'string' || !formats.id.valid(id) || ids.has(id)) isComplete = false
    else ids.set(id, index)
  }
  return { ids, isComplete }
}
