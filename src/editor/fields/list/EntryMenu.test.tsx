import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { sampleContent } from '../../../../tests/fixtures/sampleContent.ts'
import { loadedSite } from '../../../../tests/support/mockEditor.ts'
import { renderInEditor } from '../../../../tests/support/renderInEditor.tsx'
import { createNavigation } from '../../state/navigation.ts'
import { EntryMenu } from './EntryMenu.tsx'

const last = sampleContent.services.length - 1

test.each([
  { removed: 0, focused: 0 },
  { removed: last, focused: last - 1 },
])('after entry $removed is removed, entry $focused has the focus', (given) => {
  const site = loadedSite(sampleContent)
  const navigation = createNavigation(site)
  const path = ['services', given.removed]
  renderInEditor({ site, navigation }, <EntryMenu path={path} name="Cloud" />)
  fireEvent.click(screen.getByLabelText(/Cloud/))
  fireEvent.click(screen.getByText('Remove'))
  const { focusRequest } = navigation.get()
  expect(focusRequest).toEqual({ path: ['services', given.focused], part: 'row' })
})
