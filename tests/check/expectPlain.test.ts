import { expect, test } from 'vitest'

import { checkContent } from '../../schema/checkContent.ts'
import type { Fault } from '../../schema/messages/voices.ts'
import { changed } from './changes/changedSample.ts'
import { expectPlain } from './expectPlain.ts'
import { copyOfContent } from './mistakes/mistake.ts'

const title = { id: 'hero.title', language: 'br' } as const
const file = 'content/site.json'

/** Faults that no table of a changed sample has. */
test.each<Fault>([
  { code: 'no-such-file', data: { file, other: undefined } },
  { code: 'other-file', data: { file, other: 'site (1).json' } },
  { code: 'cannot-read', data: { file, cause: 'EIO' } },
  { code: 'too-big', data: { size: 50, max: 10 } },
  { code: 'duplicate-key', data: { key: 'city', line: 124 } },
  { code: 'mistyped-text', data: { ...title, id: 'hero.titel', right: 'hero.title' } },
  { code: 'unshowable', data: { thing: ['offices', 0, 'city'], character: '\\ud83d' } },
  { code: 'section-hidden', data: { id: 'contact', place: ['sections', 3] } },
  { code: 'closes-at-opening', data: { value: '00:00' } },
  { code: 'notice-ends-early', data: { from: '2026-12-24', until: '2026-01-01' } },
  { code: 'notice-over', data: { until: '2026-01-01' } },
  { code: 'mark-faint', data: { thing: ['company', 'mark'], file: 'public/mark.svg' } },
  { code: 'sample-pictures', data: { files: ['public/mark.svg', 'public/a.svg'] } },
])('$code is reported in plain words', (fault) => {
  expectPlain(fault, copyOfContent())
})

test.each([
  [
    'header/menu',
    [],
    '“menu” of the header has 0 entries; it needs at least 1. add 1.',
    '“menu” do cabeçalho tem 0 itens; precisa de pelo menos 1. acrescente 1.',
  ],
  [
    'offices/0/city',
    5,
    '“city” of office 1 (brasilia) must be text, and not 5. write it like this: "5"',
    '“city” da unidade 1 (brasilia) deve ser um texto, e não 5. escreva assim: "5"',
  ],
])('what is said of %s, if it is %j, in both languages', (place, value, en, br) => {
  const said = checkContent(changed(place, value)).problems.map(({ message, fix }) => [
    `${message.en} ${fix.en}`,
    `${message.br} ${fix.br}`,
  ])
  expect(said).toEqual([[en, br]])
})
