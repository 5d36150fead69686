import { expect, test } from 'vitest'

import { insertEntry, setValue } from '../../../schema/editContent.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { sampleContent as sample } from '../../../tests/fixtures/sampleContent.ts'
import { setText } from '../edits/actions.ts'
import { asContent } from '../edits/ownNames.ts'
import { compareAge, earlierValues } from './earlierValues.ts'

const title = (language: 'en' | 'br', text: string, content: SiteContent = sample) =>
  setText(content, language, 'services.cloud.title', text)
/** Versions with these contents, the newest first, a minute apart. */
const versions = (...contents: (SiteContent | undefined)[]) =>
  contents.map((content, index) => {
    const at = (contents.length - index) * 60_000
    return { entry: { id: `v${at / 60_000}`, at, kind: 'saved' as const }, content }
  })

test('a text says what it was before, and when, in each language, wherever its entry stood', () => {
  const one = title('en', 'One')
  const two = title('en', 'Two')
  const moved = asContent(
    insertEntry(two, ['services'], 0, { ...sample.services[1], id: 'another' }),
  )
  const now = asContent(
    insertEntry(sample, ['services'], 0, { ...sample.services[1], id: 'another' }),
  )
  const path = ['services', 1, 'title']
  const [en, br] = earlierValues(
    now,
    path,
    true,
    versions(now, moved, two, undefined, one),
  )
  expect(en).toMatchObject({
    language: 'en',
    since: 5 * 60_000,
    earlier: [
      { value: 'Two', entry: { id: 'v4' }, since: 3 * 60_000 },
      { value: 'One', entry: { id: 'v1' }, since: 60_000 },
    ],
  })
  expect(br).toMatchObject({ language: 'br', since: 60_000, earlier: [] })
})

test('of two languages the one that was changed first is older; what came together is not', () => {
  const before = title('br', 'Antes', title('en', 'Before'))
  const pasts = (now: SiteContent, ...older: SiteContent[]) =>
    earlierValues(now, ['services', 0, 'title'], true, versions(...older))
  const reported = (now: SiteContent, ...older: SiteContent[]) =>
    compareAge(pasts(now, ...older))
  expect(reported(sample, sample, before)).toBeUndefined()
  const onlyEnglish = title('en', 'After', before)
  expect(reported(onlyEnglish, onlyEnglish, before)).toMatchObject({
    older: { language: 'br', since: 60_000 },
    newer: { language: 'en', since: 2 * 60_000 },
  })
  // Not saved yet.
  expect(reported(onlyEnglish, before)).toMatchObject({
    older: { language: 'br', since: 60_000 },
    newer: { language: 'en', since: undefined },
  })
  expect(reported(onlyEnglish, onlyEnglish)).toBeUndefined()
})

test('a value that is the same in all languages has one past, which ends where its entry came', () => {
  const path = ['company', 'phone']
  const other = asContent(setValue(sample, path, '1234'))
  expect(
    earlierValues(sample, path, false, versions(other, sample, other)),
  ).toMatchObject([
    { language: undefined, earlier: [{ value: '1234' }, { value: '1234' }] },
  ])
  const without = asContent({ ...sample, clients: sample.clients.slice(1) })
  expect(
    earlierValues(sample, ['clients', 0, 'name'], false, versions(sample, without)),
  ).toMatchObject([{ since: 2 * 60_000, earlier: [] }])
})
