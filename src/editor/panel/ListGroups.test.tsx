import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite } from '../../../tests/support/mockEditor.ts'
import { renderInEditor } from '../../../tests/support/renderInEditor.tsx'
import { message } from '../messages/messages.ts'
import { createNavigation } from '../state/navigation.ts'
import { createStore } from '../state/store.ts'
import { LanguagesGroup, UnusedPictures } from './ListGroups.tsx'

test('“Remove all” removes only the unused pictures that a search has found', async () => {
  const logo = String(sampleContent.clients[0]?.logo)
  // Browsers request icons, and a PDF is no picture.
  const others = [logo, '/dog.jpg', '/favicon.ico', '/icon.svg', '/cat.pdf', '/cat-0.jpg']
  const site = loadedSite(sampleContent, ['/cat-1.jpg', '/cat-2.jpg', ...others])
  site.changeSnapshot([], (now) => ({ ...now, files: { '/cat-0.jpg': null } }))
  const announcement = createStore('')
  const navigation = createNavigation(site)
  renderInEditor({ site, announcement, navigation }, <UnusedPictures />)
  fireEvent.click(screen.getByText(message('button.unusedPictures').en))
  const search = (value: string) =>
    fireEvent.change(screen.getByLabelText(message('pictures.search').en), {
      target: { value },
    })
  const statusText = () => screen.getAllByRole('status')[0]?.textContent
  for (const absent of ['horse', 'icon', logo]) {
    search(absent)
    expect(statusText()).toBe('No results')
  }
  search('cat')
  expect(statusText()).toBe('2 results')
  fireEvent.click(screen.getByText(message('panel.removeAll').en))
  await vi.waitFor(() => expect(announcement.get()).toContain('cat-1.jpg, cat-2.jpg'))
  const removed = { '/cat-0.jpg': null, '/cat-1.jpg': null, '/cat-2.jpg': null }
  expect(site.get().history.now.files).toEqual(removed)
})

test('a group indicates whether it is expanded, and a removed language is announced', () => {
  const site = loadedSite(sampleContent)
  const announcement = createStore('')
  const navigation = createNavigation(site)
  renderInEditor({ site, announcement, navigation }, <LanguagesGroup />)
  fireEvent.click(screen.getByRole('button', { expanded: false }))
  screen.getByRole('button', { expanded: true })
  fireEvent.click(screen.getByRole('button', { name: /^Remove.*English/ }))
  expect(announcement.get()).toContain('English')
  announcement.set('')
  fireEvent.click(screen.getByRole('button', { name: /^Add.*English/ }))
  expect(announcement.get()).toBe('')
})
