import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite, mockEditor } from '../../../tests/support/mockEditor.ts'
import { EditorProvider } from '../context.tsx'
import { createNavigation } from '../state/navigation.ts'
import { focusField } from './focusField.ts'
import { LanguagesGroup } from './ListGroups.tsx'

test('a link to the languages scrolls to the first one and focuses its button', () => {
  const site = loadedSite(sampleContent)
  const navigation = createNavigation(site)
  navigation.goTo(['catalogs'])
  const editor = mockEditor({ site, navigation })
  const { container } = render(
    <EditorProvider value={editor}>
      <LanguagesGroup />
    </EditorProvider>,
  )
  const row = container.querySelector('li')
  vi.stubGlobal('CSS', { escape: (text: string) => text.replaceAll(/["\\]/g, '\\$&') })
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  focusField(container, { path: ['catalogs'], part: 'field' }, 'en')
  expect(scroll.mock.contexts).toEqual([row])
  expect(document.activeElement).toBe(row?.querySelector('button'))
})
