import { expect } from 'vitest'

import { findSyntax } from '../../../schema/check/syntax/findSyntax.ts'

/** A broken text, and what is found in it: code, offset, what is marked, and what --fix puts in its place. */
export type Row = [text: string, ...expected: string[]]

const quoted = (words: string) => (words === '' ? '' : ` ‹${words}›`)

export function expectFindings(text: string, expected: readonly string[]): void {
  const findings = findSyntax(text)
  expect(
    findings.map(({ code, span, edit }) => {
      const marked = text.slice(span.offset, span.offset + span.length)
      const place =
        edit?.offset === span.offset && edit.length === span.length
          ? ''
          : `${edit?.offset}+${edit?.length} `
      const mend = edit ? ` → ${place}‹${edit.text}›` : ''
      return `${code} ${span.offset}${quoted(marked)}${mend}`
    }),
  ).toEqual(expected)
  const sentences = findings.flatMap(({ en, br }) => [...en, ...br])
  expect(
    sentences.filter((words) => words === '' || /\bundefined\b/.test(words)),
  ).toEqual([])
}
