import { expect, test } from 'vitest'

import { sampleContent as content } from '../../../tests/fixtures/sampleContent.ts'
import { textOf } from '../check/checks.ts'
import { words } from '../interfaceText.ts'
import { createSite, isChanged } from '../state/site.ts'
import { receive } from './receive.ts'
import { savingWords } from './savingWords.ts'
import { createSession } from './session.ts'

const loaded = { text: textOf(content), revision: '1', files: [] }

test.each([
  ['as before', {}, false, savingWords.theirsTaken],
  ['with other letters', { isRecoded: true as const }, true, words.recoded],
])('a file that another program saved %s', (_, how, isToSave, reported) => {
  const site = createSite({ content, files: {}, loaded })
  const session = createSession()
  receive({ site, session }, { ...loaded, ...how, revision: '2' })
  expect(isChanged(site.get())).toBe(isToSave)
  expect(session.get().toast?.words).toBe(reported)
})
