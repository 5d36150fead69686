import { expect } from 'vitest'

import { problemMessages } from '../../schema/messages/problemMessages.ts'
import type { ProblemData } from '../../schema/messages/problems.ts'

/** Programming terms, and placeholders that were not filled in. */
const forbidden = /schema|esquema|regex|pointer|#\/|undefined|\[object|[{}]{2}|→ $|^ →/i

/** Expects the messages of a problem to be plain, in both languages. */
export function expectPlainMessages(problem: ProblemData, content: unknown): void {
  const { message, fix } = problemMessages(problem, content)
  expect(message.en).not.toBe(message.br)
  for (const language of ['en', 'br'] as const)
    expect(`${message[language]} → ${fix[language]}`).not.toMatch(forbidden)
}
