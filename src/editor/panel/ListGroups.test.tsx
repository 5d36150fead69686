import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite } from '../../../tests/support/mockEditor.ts'
import { renderInEditor } from '../../../tests/support/renderInEditor.tsx'
import { message } from '../messages/messages.ts'
import { createNavigation } from '../state/navigation.ts'
import { createStore } from '../state/store.ts'
import { focusField } from './focusField.ts'
import { LanguagesGroup, UnusedPictures } from './ListGroups.tsx'

test('a link to the languages scrolls to the first one and focuses its button', () => {
  const site = loadedSite(sampleContent)
  const navigation = createNavigation(site)
  navigation.goTo(['catalogs'])
  const { container } = renderInEditor({ site, navigation }, <LanguagesGroup />)
  const row = container.querySelector('li')
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  focusField(container, { path: ['catalogs'], part: 'field' }, 'en')
  expect(scroll.mock.contexts).toEqual([row])
  expect(document.activeElement).toBe(row?.querySelector('button'))
})

test('“Remove all” removes only the unused pictures that a search has found', async () => {
  const site = loadedSite(sampleContent, ['/cat-1.jpg', '/cat-2.jpg', '/dog.jpg'])
  const announcement = createStore('')
  const navigation = createNavigation(site)
  renderInEditor({ site, announcement, navigation }, <UnusedPictures />)
  fireEvent.click(screen.getByText(message('button.unusedPictures').en))
  fireEvent.change(screen.getByLabelText(message('pictures.search').en), {
    target: { value: 'cat' },
  })
  fireEvent.click(screen.getByText(message('panel.removeAll').en))
  await vi.waitFor(() =>
    expect(site.get().history.now.files).toEqual({
      '/cat-1.jpg': null,
      '/cat-2.jpg': null,
    }),
  )
})

test('while pictures load, nothing can be removed twice, and another group that was opened stays open', async () => {
  const site = loadedSite(sampleContent, ['/cat-1.jpg', '/cat-2.jpg'])
  const announcement = createStore('')
  const navigation = createNavigation(site)
  let arrive = () => {}
  const load = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)))
  const pictures = { ...createStore(new Map()), load }
  renderInEditor({ site, announcement, navigation, pictures }, <UnusedPictures />)
  fireEvent.click(screen.getByText(message('button.unusedPictures').en))
  load.mockClear()
  const button = screen.getByText(message('panel.removeAll').en)
  fireEvent.click(button)
  expect(screen.getByText(message('pictures.preparing').en)).toBeTruthy()
  const inRow = screen.getByRole('button', { name: /cat-1/ })
  for (const each of [button, inRow]) {
    expect(each.ariaDisabled).toBe('true')
    fireEvent.click(each)
  }
  act(() => navigation.unfold(['company']))
  await act(() => Promise.resolve(arrive()))
  await vi.waitFor(() => expect(announcement.get()).toContain('cat-1.jpg, cat-2.jpg'))
  expect(load).toHaveBeenCalledTimes(1)
  expect(navigation.get().open).toEqual(['company'])
})
