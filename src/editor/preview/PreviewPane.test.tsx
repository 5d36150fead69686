import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { removeValue } from '../../../schema/editContent.ts'
import { filesNamedIn } from '../../../schema/read/modelTree.ts'
import { sampleContent as content } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite } from '../../../tests/support/mockEditor.ts'
import { renderInEditor } from '../../../tests/support/renderInEditor.tsx'
import { setText } from '../contentActions/actions.ts'
import { message } from '../messages/messages.ts'
import { createNavigation } from '../state/navigation.ts'
import { createStore } from '../state/store.ts'
import type { PageView } from '../state/view.ts'
import type { Preview, PreviewEvents } from './previewApi.ts'
import { PreviewPane } from './PreviewPane.tsx'

test('the preview gets changes of content, view, and focus, and a click on it focuses a field', async () => {
  const site = loadedSite(content)
  const navigation = createNavigation(site)
  const initialView = { device: 'desktop', language: 'en', scheme: 'light' } as const
  const view = createStore<PageView>(initialView)
  const pictures = { ...createStore(new Map()), load: () => Promise.resolve() }
  const onKey = vi.fn()
  renderInEditor({ site, navigation, view, pictures }, <PreviewPane onKey={onKey} />)

  const show = vi.fn<Preview['show']>(() => true)
  const outline = vi.fn<Preview['outline']>()
  let events: PreviewEvents | undefined
  const frame = screen.getByTitle<HTMLIFrameElement>(message('common.preview').en)
  const page = frame.contentWindow
  if (!page) throw new Error('The frame has no window.')
  page.connectPreview = (previewEvents) => {
    events = previewEvents
    return { show, outline }
  }
  fireEvent.load(frame)
  expect(show).toHaveBeenLastCalledWith(
    expect.objectContaining({ content, language: 'en' }),
  )

  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(900)
  await act(() => Promise.resolve())
  const sizes = ['preview.phone', 'preview.tablet', 'preview.desktop'] as const
  const press = (label: string) => fireEvent.click(screen.getByLabelText(label))
  const styles = sizes.map((size) => {
    press(message(size).en)
    return frame.getAttribute('style')
  })
  await expect(styles.join('\n')).toMatchFileSnapshot('__snapshots__/sizes.txt')
  for (const label of ['Portuguese', message('scheme.dark').en]) {
    press(label)
    press(label)
  }
  const dark = { language: 'br', scheme: 'dark' } as const
  expect(view.get()).toEqual({ device: 'desktop', ...dark })
  const [path = ''] = filesNamedIn(content)
  act(() => pictures.set(new Map([[path, { url: 'blob:1', bytes: new Uint8Array() }]])))
  const picture = { src: 'blob:1', sources: [], svg: '' }
  const shown = { content, pictures: new Map([[path, picture]]), ...dark }
  expect(show).toHaveBeenLastCalledWith(shown)

  const changed = setText(content, 'br', 'hero.title', 'Pão')
  act(() => site.change([], () => changed))
  expect(show).toHaveBeenLastCalledWith(expect.objectContaining({ content: changed }))

  act(() => navigation.setFocused(['company', 'name']))
  expect(outline).toHaveBeenLastCalledWith(['company', 'name'])

  const field = () => navigation.get().focusRequest?.path
  events?.onSelect?.(['clients', 0, 'name'], false)
  expect(field()).toEqual(['clients', 0, 'name'])
  events?.onSelect?.(['clients', 0, 'name'], true)
  expect(field()).toEqual(['clients', 0, 'logo'])
  events?.onSelect?.(['sections', 2, 'quotes', 1, 'text'], true)
  expect(field()).toEqual(['sections', 2, 'quotes', 1, 'picture'])
  events?.onSelect?.([], true)
  expect(field()).toEqual([])
  // The motif of the first section, which may have a picture instead.
  events?.onSelect?.(['sections', 0], true)
  expect(field()).toEqual(['sections', 0, 'picture', 'file'])

  const notice = () => screen.queryByText(message('preview.broken').en)
  expect(notice()).toBeNull()
  show.mockReturnValueOnce(false)
  act(() => void site.undo())
  expect(notice()).not.toBeNull()
  act(() => void site.redo())
  expect(notice()).toBeNull()
  expect(events?.onKey).toBe(onKey)
  act(() => site.change([], (now) => removeValue(now, ['catalogs', 'br'])))
  expect(show.mock.lastCall?.[0].language).toBe('en')
  expect(screen.queryByLabelText(message('preview.pageLanguage').en)).toBeNull()
  // Without a server, the browser shows an error page.
  vi.spyOn(frame, 'contentDocument', 'get').mockReturnValue(null)
  fireEvent.load(frame)
  act(() => void site.undo())
  expect(show.mock.lastCall?.[0].language).toBe('en')
})
