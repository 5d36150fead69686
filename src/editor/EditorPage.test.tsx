import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import type { SiteContent } from '../../schema/generated/siteContent.ts'
import { target, withTargets } from '../../tests/support/publishingStates.ts'
import {
  sample,
  withHeadline,
  openEditor,
  say,
  chooseOf,
  press,
  dialog,
  inDialog,
  key,
  rows,
  labels,
  row,
  boxAt,
  headline,
  type,
  typeHeadline,
} from '../../tests/support/wholeEditor.tsx'
import { createAnnouncement } from './createEditor.ts'
import { message } from './messages/messages.ts'
import type { PublishClient } from './publishing/publishing.ts'
import { addLabel } from './titles.ts'

const waitForFocus = (element: Element | null) =>
  waitFor(() => expect(document.activeElement).toBe(element))
test('a repeated sentence is announced every time', () => {
  const announcement = createAnnouncement()
  const announced: string[] = []
  announcement.subscribe(() => announced.push(announcement.get().trim()))
  for (let count = 0; count < 3; count += 1) announcement.set('Undone')
  expect(announced).toEqual(['Undone', 'Undone', 'Undone'])
})

test('undo and redo move the focus to the change, except behind a dialog', async () => {
  await openEditor()
  const before = sample.catalogs.en['hero.title']
  typeHeadline('Bread')
  // By default, another group is open.
  fireEvent.click(screen.getByText('Company'))
  // The field of an optional value stays while it is empty.
  const phone = () => boxAt('company', 'secondPhone')
  type(phone(), '')
  // On Windows, AltGr is Ctrl and Alt, and types letters.
  key('z', { ctrlKey: true, altKey: true })
  expect(phone().value).toBe('')
  key('z', { ctrlKey: true })
  expect(phone().value).toBe(sample.company.secondPhone)
  key('z', { ctrlKey: true })
  await waitForFocus(headline())
  expect(headline().value).toBe(before)
  screen.getByText(/^Undone: .*Headline/)
  expect(screen.getByText(say('common.saved'))).toBeTruthy()
  key('Z', { ctrlKey: true, shiftKey: true })
  screen.getByText(/^Redone: .*Headline/)
  expect(headline().value).toBe('Bread')
  await press('common.undo')
  expect(headline().value).toBe(before)
  key('y', { metaKey: true })
  expect(headline().value).toBe('Bread')
  key('z')
  expect(headline().value).toBe('Bread')
})

test('a switch that is switched back changes nothing, and rows and groups can be closed', async () => {
  await openEditor()
  fireEvent.click(row(/Hero$/))
  const drawing = () => boxAt('sections', 0, 'drawing') as HTMLInputElement
  for (const isOn of [false, true]) {
    fireEvent.click(drawing())
    expect(drawing().checked).toBe(isOn)
    expect(Boolean(screen.queryByText(say('common.saved')))).toBe(isOn)
  }
  fireEvent.click(row(/Hero$/))
  expect(row(/Hero$/).ariaExpanded).toBe('false')
  fireEvent.click(screen.getByText('Sections'))
  expect(rows()).toEqual([])
})

test('nothing is saved while there are errors, and each problem leads to its field', async () => {
  const { storage } = await openEditor()
  typeHeadline('')
  await press('common.save')
  await screen.findByText(say('saving.fillInFirst'))
  expect(storage.save).not.toHaveBeenCalled()
  const [first] = screen.getAllByText(/Headline/)
  if (first) fireEvent.click(first)
  await waitForFocus(headline())
  type(headline(), 'Bread')
  await press('common.save')
  await inDialog('common.save')
  await waitFor(() => expect(storage.save).toHaveBeenCalled())
})

test('a section can be added, hidden, moved, and removed, and keeps the focus', async () => {
  const { saved } = await openEditor()
  const [hero = '', services = '', ...others] = labels()
  fireEvent.click(screen.getByText(addLabel({ en: 'Section', br: 'Seção' }).en))
  fireEvent.click((await dialog()).getByText('Questions'))
  await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'))
  expect(labels()).toHaveLength(6)
  await press('common.undo')
  expect(labels()).toEqual([hero, services, ...others])

  await chooseOf(services, 'fields.hide')
  expect(row(services).textContent).toContain(say('common.hidden'))
  await chooseOf(services, 'fields.showAgain')
  expect(row(services).textContent).not.toContain(say('common.hidden'))

  row(services).focus()
  // With Alt, most browsers go back.
  key('ArrowLeft', { altKey: true })
  expect(labels()).toEqual([hero, services, ...others])
  key('ArrowUp', { altKey: true })
  await waitForFocus(row(services))
  expect(labels()).toEqual([services, hero, ...others])
  screen.getByText(message('fields.moved', { name: services, position: 1, of: 5 }).en)
  const [third = '', ...rest] = others
  await chooseOf(third, 'fields.moveToTop')
  expect(labels()).toEqual([third, services, hero, ...rest])
  await press('common.undo')
  await chooseOf(hero, 'common.remove')
  await waitForFocus(row(third))
  expect(labels()).toEqual([services, ...others])
  key('z', { ctrlKey: true })
  await waitForFocus(row(hero))
  expect(labels()).toEqual([services, hero, ...others])
  await press('common.save')
  await inDialog('common.save')
  await screen.findByText(say('saving.savedNow'))
  expect(
    saved()
      .sections.map(({ type }) => type)
      .slice(0, 2),
  ).toEqual(['services', 'hero'])
})

test('an earlier version is compared, and published after unsaved changes were saved', async () => {
  const answers: Record<string, unknown> = {
    '': withTargets(target),
    '/job': { state: 'idle' },
  }
  const ask = vi.fn((_method: string, path: string) => Promise.resolve(answers[path]))
  const { storage } = await openEditor([], ask as PublishClient)
  typeHeadline('Bread')
  const field = headline().closest('[data-path]')
  const earlier = field?.querySelector(`[aria-label^="${say('versions.earlier')}"]`)
  if (earlier) fireEvent.click(earlier)
  const cake = await screen.findByText('Cake')
  const restore = cake.closest('li')?.querySelector('button')
  expect(restore?.getAttribute('aria-label')).toMatch(/English · since Jun 1, .*: Cake$/)
  if (restore) fireEvent.click(restore)
  await screen.findByText(say('versions.restored'))
  await waitForFocus(headline())
  expect(headline().value).toBe('Cake')
  await press('common.undo')
  await press('versions.title')
  const versions = await dialog()
  const first = await versions.findByText(say('versions.first'))
  versions.getByText(/June 1/)
  versions.getByText(/June 2/)
  fireEvent.click(first)
  await versions.findByText('Cake')
  versions.getByText('Bread')
  await inDialog('versions.publishThis')
  await waitFor(() =>
    expect(ask).toHaveBeenCalledWith('POST', '/publish', { revision: '3' }),
  )
  const texts = storage.save.mock.calls.map(
    ([{ text }]) => JSON.parse(text) as SiteContent,
  )
  expect(texts).toEqual([withHeadline('Bread'), withHeadline('Cake')])
})
