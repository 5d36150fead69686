import { test } from 'vitest'

import type { ProblemData } from '../../schema/messages/problems.ts'
import { copyOfSample } from '../fixtures/sampleContent.ts'
import { expectPlain } from './expectPlain.ts'

const file = 'content/site.json'

/** Problems that no table of a changed sample has. */
test.each<ProblemData>([
  { code: 'no-such-file', data: { file, other: undefined } },
  { code: 'other-file', data: { file, other: 'site (1).json' } },
  { code: 'cannot-read', data: { file, cause: 'EIO' } },
  { code: 'too-big', data: { size: 50, max: 10 } },
  { code: 'duplicate-key', data: { key: 'city', line: 124 } },
  { code: 'mistyped-text', data: { id: 'titel', language: 'br', right: 'title' } },
  { code: 'section-hidden', data: { path: ['sections', 3] } },
  { code: 'notice-ends-early', data: { from: '2026-12-24', until: '2026-01-01' } },
  { code: 'mark-faint', data: { path: ['company', 'mark'], file: 'public/mark.svg' } },
  { code: 'sample-pictures', data: { files: ['public/mark.svg', 'public/a.svg'] } },
])('$code is reported in plain words', (problem) => {
  expectPlain(problem, copyOfSample())
})
