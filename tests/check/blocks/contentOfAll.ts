import { readFileSync } from 'node:fs'

import { checkContent } from '../../../schema/checkContent.ts'
import type { Problem } from '../../../schema/problem.ts'
import { isRecord, lookUp, type Path } from '../../../schema/read/readDocument.ts'
import { smallFiles } from '../smallFiles.ts'

/** A content with every type of section that there is. */
export const original = readFileSync(
  'tests/fixtures/all-sections/content/site.json',
  'utf8',
).replaceAll('\r\n', '\n')
const files = smallFiles('tests/fixtures/all-sections/public')

/** The content after a change, as text. */
export function changed(change: (content: Record<string, unknown>) => void): string {
  const content: unknown = JSON.parse(original)
  if (!isRecord(content)) throw new Error('The content is no object.')
  change(content)
  return `${JSON.stringify(content, null, 2)}\n`
}

export function listAt(content: unknown, path: Path): unknown[] {
  const found = lookUp(content, path)
  if (!Array.isArray(found)) throw new Error(`There is no list ${path.join('/')}.`)
  return found
}

export function problemsOf(text: string): Problem[] {
  return checkContent(text, { files }).problems
}

export function said({ code, path, line, message, fix }: Problem): string {
  return `${code} ${path.join('/')} (${line}): ${message.en} → ${fix.en}`
}

/** Every list of groups that the content has. */
export function listsIn(value: unknown, path: Path = []): Path[] {
  const own = Array.isArray(value) && value.every(isRecord) ? [path] : []
  const parts: [string | number, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : isRecord(value)
      ? Object.entries(value)
      : []
  return own.concat(parts.flatMap(([step, part]) => listsIn(part, [...path, step])))
}
