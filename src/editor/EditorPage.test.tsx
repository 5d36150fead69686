import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import {
  sample,
  openEditor,
  say,
  clickButton,
  findDialog,
  clickInDialog,
  pressKey,
  row,
  inputAt,
  headline,
  typeInto,
  typeHeadline,
} from '../../tests/support/editorPage.tsx'
import { target, withTargets } from '../../tests/support/publishingStates.ts'
import { createAnnouncement } from './createEditor.ts'
import type { PublishClient } from './publishing/publishing.ts'

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
  // The result of a job that started before is shown, too.
  const running = { task: 'publish', state: 'running', phase: { name: 'building' } }
  const jobs = [running, { ...running, state: 'stopped' }]
  const request = async (_: string, path: string) =>
    path === '/job'
      ? jobs.shift()
      : path === '' && { ...withTargets(target), job: running }
  await openEditor([], request as PublishClient)
  await screen.findByText(say('publishing.stopped'))
  const before = sample.catalogs.en['hero.title']
  const isOff = () =>
    (['common.undo', 'common.redo'] as const).map((id) =>
      screen.getAllByLabelText(say(id))[0]?.getAttribute('aria-disabled'),
    )
  typeHeadline('Bread')
  expect(document.querySelector(`[aria-label^="${say('versions.earlier')}"]`)).not.toBe(
    null,
  )
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
  await clickButton('versions.title')
  await findDialog()
  pressKey('z', { ctrlKey: true })
  await clickInDialog('common.close')
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
