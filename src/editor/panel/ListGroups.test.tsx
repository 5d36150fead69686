import { expect, test, vi } from 'vitest'

import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite } from '../../../tests/support/mockEditor.ts'
import { renderInEditor } from '../../../tests/support/renderInEditor.tsx'
import { createNavigation } from '../state/navigation.ts'
import { focusField } from './focusField.ts'
import { LanguagesGroup } from './ListGroups.tsx'

test('a link to the languages scrolls to the first one and focuses its button', () => {
  const site = loadedSite(sampleContent)
  const navigation = createNavigation(site)
  navigation.goTo(['catalogs'])
  const { container } = renderInEditor({ site, navigation }, <LanguagesGroup />)
  const row = container.querySelector('li')
  vi.stubGlobal('CSS', { escape: (text: string) => text.replaceAll(/["\\]/g, '\\$&') })
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  focusField(container, { path: ['catalogs'], part: 'field' }, 'en')
  expect(scroll.mock.contexts).toEqual([row])
  expect(document.activeElement).toBe(row?.querySelector('button'))
})
