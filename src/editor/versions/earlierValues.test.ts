import { expect, test } from 'vitest'

import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { sampleContent as sample } from '../../../tests/fixtures/sampleContent.ts'
import { setText } from '../edits/actions.ts'
import { compareAge, earlierValues } from './earlierValues.ts'

const title = (language: 'en' | 'br', text: string, content: SiteContent = sample) =>
  setText(content, language, 'services.cloud.title', text)
/** Versions with these contents, the newest first, a minute apart. */
const versions = (...contents: SiteContent[]) =>
  contents.map((content, index) => {
    const at = (contents.length - index) * 60_000
    return { entry: { id: `v${at / 60_000}`, at, kind: 'saved' as const }, content }
  })

test('of two languages the one that was changed first is older; what came together is not', () => {
  const before = title('br', 'Antes', title('en', 'Before'))
  const path = ['services', 0, 'title']
  const reported = (now: SiteContent, ...older: SiteContent[]) =>
    compareAge(earlierValues(now, path, true, versions(...older)))
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
