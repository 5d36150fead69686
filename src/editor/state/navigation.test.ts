import { expect, test } from 'vitest'

import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite } from '../../../tests/support/mockEditor.ts'
import { createNavigation } from './navigation.ts'

test('the next step gets the focus when it is asked for, not when its tab is opened', () => {
  const navigation = createNavigation(loadedSite(sampleContent))
  navigation.goToNextStep()
  expect(navigation.get()).toMatchObject({ tab: 'goLive', stepFocusRequests: 1 })
  navigation.setTab('goLive')
  expect(navigation.get().stepFocusRequests).toBe(0)
})
