import { readFileSync } from 'node:fs'

import { checkContent } from '../../../schema/checkContent.ts'
import type { Problem } from '../../../schema/problem.ts'
import { isRecord } from '../../../schema/read/readDocument.ts'
import { smallFiles } from '../smallFiles.ts'

/** A content with every section type. */
const original = readFileSync(
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

export function problemsOf(text: string): Problem[] {
  return checkContent(text, { files }).problems
}

export function said({ code, path, line, message, fix }: Problem): string {
  return `${code} ${path.join('/')} (${line}): ${message.en} → ${fix.en}`
}
