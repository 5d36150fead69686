import { expect, test, vi } from 'vitest'

import { sampleContent as content } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite, mockEditor } from '../../../tests/support/mockEditor.ts'
import { setText } from '../contentActions/actions.ts'
import { createSession } from '../saving/session.ts'
import { createNavigation } from '../state/navigation.ts'
import { createStore } from '../state/store.ts'
import type { PageView } from '../state/view.ts'
import { connectFrame } from './connectFrame.ts'
import type { Preview, PreviewEvents } from './frame.ts'

test('the page follows the content, the view, and the focus, and what is clicked leads to fields', () => {
  const site = loadedSite(content)
  const editor = mockEditor({
    site,
    session: createSession(),
    navigation: createNavigation(site),
    view: createStore<PageView>({
      device: 'desktop',
      language: 'en',
      scheme: 'light',
    }),
  })
  const show = vi.fn<Preview['show']>(() => true)
  const onBroken = vi.fn()
  const outline = vi.fn<Preview['outline']>()
  let events: PreviewEvents | undefined
  const connectPreview = (given: PreviewEvents) => {
    events = given
    return { show, outline }
  }
  const frame = { contentDocument: {}, contentWindow: { connectPreview } }
  const end = connectFrame(frame as unknown as HTMLIFrameElement, editor, {
    onKey: () => {},
    onBroken,
  })
  expect(show).toHaveBeenLastCalledWith(
    expect.objectContaining({ content, language: 'en' }),
  )
  editor.view.change({ language: 'br', scheme: 'dark' })
  const view = { language: 'br', scheme: 'dark' }
  expect(show).toHaveBeenLastCalledWith(expect.objectContaining(view))
  const changed = setText(content, 'br', 'hero.title', 'Pão')
  site.change([], () => changed)
  expect(show).toHaveBeenLastCalledWith(expect.objectContaining({ content: changed }))
  editor.navigation.setFocused(['company', 'name'])
  expect(outline.mock.calls).toEqual([[['company', 'name']]])

  const field = () => editor.navigation.get().focusRequest?.path
  events?.onPick?.(['clients', 0, 'name'], false)
  expect(field()).toEqual(['clients', 0, 'name'])
  events?.onPick?.(['clients', 0, 'name'], true)
  expect(field()).toEqual(['clients', 0, 'logo'])
  // The page's own drawings: of the opening, which may have a picture instead, and of the years.
  events?.onPick?.(['sections', 0], true)
  expect(field()).toEqual(['sections', 0, 'picture', 'file'])
  events?.onPick?.(['sections', 2, 'record'], true)
  expect(field()).toEqual(['sections', 2, 'record'])
  expect(onBroken).toHaveBeenLastCalledWith(false)
  show.mockReturnValueOnce(false)
  site.undo()
  expect(onBroken).toHaveBeenLastCalledWith(true)

  end()
  show.mockClear()
  site.redo()
  expect(show).not.toHaveBeenCalled()
})
