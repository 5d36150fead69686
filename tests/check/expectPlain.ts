import { expect } from 'vitest'

import type { ProblemData } from '../../schema/messages/problems.ts'
import { sentencesOf } from '../../schema/messages/sentences.ts'

/** Words of programmers, and holes in a sentence. */
const unfit = /schema|esquema|regex|pointer|#\/|undefined|\[object|[{}]{2}|→ $|^ →/i

/** A problem speaks to an owner, in two languages. */
export function expectPlain(problem: ProblemData, content: unknown): void {
  const { message, fix } = sentencesOf(problem, content)
  expect(message.en).not.toBe(message.br)
  for (const language of ['en', 'br'] as const)
    expect(`${message[language]} → ${fix[language]}`).not.toMatch(unfit)
}
