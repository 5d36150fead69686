import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import {
  sample,
  sampleTitled,
  openEditor,
  say,
  chooseFromMenu,
  clickButton,
  findDialog,
  clickInDialog,
  pressKey,
  rowLabels,
  row,
  inputAt,
  headline,
  typeInto,
  typeHeadline,
} from '../../tests/support/editorPage.tsx'
import { target, withTargets } from '../../tests/support/publishingStates.ts'
import { createAnnouncement } from './createEditor.ts'
import { message } from './messages/messages.ts'
import type { PublishClient } from './publishing/publishing.ts'
import { addLabel } from './titles.ts'

const waitForFocus = (element: Element | null) =>
  waitFor(() => expect(document.activeElement).toBe(element))

test('a repeated message is announced every time', () => {
  const announcement = createAnnouncement()
  const announced: string[] = []
  announcement.subscribe(() => announced.push(announcement.get().trim()))
  for (let count = 0; count < 3; count += 1) announcement.set('Undone')
  expect(announced).toEqual(['Undone', 'Undone', 'Undone'])
})

test('undo and redo move the focus to the change, except behind a dialog', async () => {
  await openEditor()
  const before = sample.catalogs.en['hero.title']
  const isOff = () =>
    (['common.undo', 'common.redo'] as const).map((id) =>
      screen.getAllByLabelText(say(id))[0]?.getAttribute('aria-disabled'),
    )
  typeHeadline('Bread')
  expect(isOff()).toEqual(['false', 'true'])
  // By default, another group is open.
  fireEvent.click(screen.getByText('Company'))
  // The field of an optional value stays while it is empty.
  const phone = () => inputAt('company', 'secondPhone')
  typeInto(phone(), '')
  // On Windows, AltGr is Ctrl and Alt, and types letters.
  pressKey('z', { ctrlKey: true, altKey: true })
  expect(phone().value).toBe('')
  pressKey('z', { ctrlKey: true })
  expect(phone().value).toBe(sample.company.secondPhone)
  pressKey('z', { ctrlKey: true })
  await waitForFocus(headline())
  expect(headline().value).toBe(before)
  screen.getByText(/^Undone: .*Headline/)
  expect(isOff()).toEqual(['true', 'false'])
  expect(screen.getByText(say('common.saved'))).toBeTruthy()
  pressKey('Z', { ctrlKey: true, shiftKey: true })
  screen.getByText(/^Redone: .*Headline/)
  expect(headline().value).toBe('Bread')
  pressKey('z')
  expect(headline().value).toBe('Bread')
})

test('nothing is saved while there are errors, and each problem opens its field', async () => {
  const { storage } = await openEditor()
  fireEvent.click(row(/Hero$/))
  const portuguese = () => {
    const field = headline().closest('[data-path]')
    return field?.querySelector<HTMLElement>('[lang=pt-BR]') ?? document.body
  }
  typeInto(portuguese(), '')
  await clickButton('common.save')
  await screen.findByText(say('saving.fillInFirst'))
  expect(storage.save).not.toHaveBeenCalled()
  const [problem = document.body] = screen.getAllByText(/Headline/)
  fireEvent.click(problem)
  await waitFor(() => expect(document.activeElement).toBe(portuguese()))
  typeInto(portuguese(), 'Pão')
  await clickButton('common.save')
  await clickInDialog('common.save')
  await waitFor(() => expect(storage.save).toHaveBeenCalled())
})

test('a section can be added, hidden, moved, and removed, and keeps the focus', async () => {
  const { savedContent } = await openEditor()
  const [hero = '', services = '', third = '', ...rest] = rowLabels()
  const last = rest.at(-1) ?? ''
  fireEvent.click(screen.getByText(addLabel({ en: 'Section', br: 'Seção' }).en))
  fireEvent.click((await findDialog()).getByText('Questions'))
  // The section opens at its first entry.
  const focusedPath = () =>
    document.activeElement?.closest<HTMLElement>('[data-path]')?.dataset['path']
  await waitFor(() => expect(focusedPath()).toContain('"entries",0'))
  expect(rowLabels()).toHaveLength(6)
  await clickButton('common.undo')
  expect(rowLabels()).toEqual([hero, services, third, ...rest])

  await chooseFromMenu(services, 'fields.hide')
  expect(row(services).textContent).toContain(say('common.hidden'))
  await chooseFromMenu(services, 'fields.showAgain')
  expect(row(services).textContent).not.toContain(say('common.hidden'))

  row(services).focus()
  // With Alt, most browsers go back.
  pressKey('ArrowLeft', { altKey: true })
  expect(rowLabels()).toEqual([hero, services, third, ...rest])
  pressKey('ArrowUp', { altKey: true })
  await waitForFocus(row(services))
  screen.getByText(message('fields.moved', { name: services, position: 1, of: 5 }).en)
  await chooseFromMenu(third, 'fields.moveToTop')
  expect(rowLabels()).toEqual([third, services, hero, ...rest])
  await chooseFromMenu(last, 'common.remove')
  await waitForFocus(row(rest.at(-2) ?? hero))
  await clickButton('common.undo')
  await clickButton('common.undo')
  await chooseFromMenu(hero, 'common.remove')
  await waitForFocus(row(third))
  expect(rowLabels()).toEqual([services, third, ...rest])
  pressKey('z', { ctrlKey: true })
  await waitForFocus(row(hero))
  await clickButton('common.save')
  await clickInDialog('common.save')
  await screen.findByText(say('saving.savedNow'))
  const types = savedContent().sections.map(({ type }) => type)
  expect(types.slice(0, 2)).toEqual(['services', 'hero'])
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
  await clickButton('common.undo')
  await clickButton('versions.title')
  const versions = await findDialog()
  versions.getByText(/June 2/)
  fireEvent.click(await versions.findByText(say('versions.first')))
  await versions.findByText('Cake')
  versions.getByText('Bread')
  await clickInDialog('versions.publishThis')
  await waitFor(() =>
    expect(ask).toHaveBeenCalledWith('POST', '/publish', { revision: '3' }),
  )
  const texts = storage.save.mock.calls.map(([{ text }]) => JSON.parse(text))
  expect(texts).toEqual([sampleTitled('Bread'), sampleTitled('Cake')])
})
