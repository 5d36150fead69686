import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'

import { begin, open, press, type } from '../../../tests/unit/mockPublishing.tsx'
import {
  host,
  nothing,
  publication,
  withHost,
} from '../../../tests/unit/publishingStates.ts'
import { words } from '../interfaceText.ts'
import { failureWords } from './failures.ts'
import type { Job, Online } from './protocol.ts'
import { publishingWords } from './publishingWords.ts'
import { targets } from './targets.ts'
import { tellOutcome } from './tellOutcome.ts'
import { uploads } from './uploads.ts'

/** A piece of work at which the dialog looks. */
const work = { id: '1', task: 'publish' } as const
const published = (online?: Online): Extract<Job, { state: 'published' }> => ({
  ...work,
  state: 'published',
  publication,
  ...(online && { online }),
})
const connecting = { ...work, phase: 'connecting' } as const
const wrongPassword = { code: 'wrong-password', detail: '' } as const

const unheard = [
  ['published', { state: 'online' }, 'Your site is online.', 'success'],
  [
    'published',
    { state: 'dns-missing', detail: '' },
    /does not know the address/,
    'error',
  ],
  ['failed', undefined, failureWords(wrongPassword, withHost).what.en, 'error'],
] as const

test.each(unheard)(
  'work that ends (%s) while the dialog is closed is reported',
  async (state, online, sentence, severity) => {
    const ended: Job =
      state === 'failed'
        ? { ...connecting, state, failure: wrongPassword }
        : published(online)
    const { editor, publishing } = begin(withHost, [ended])
    tellOutcome(publishing, editor.session)
    await publishing.publish('1')
    await waitFor(() => expect(editor.session.get().toast).toMatchObject({ severity }))
    expect(editor.session.get().toast?.words.en).toMatch(sentence)
    // With the dialog open no toast is shown.
    editor.session.change({ toast: undefined, openDialog: { kind: 'publish' } })
    await publishing.publish('1')
    await waitFor(() => expect(publishing.get().job.state).toBe(state))
    expect(editor.session.get().toast).toBeUndefined()
  },
)

test('a host is chosen, what is missing is reported, and then it is tried with what was typed', async () => {
  const publishClient = open({ ...nothing, secret: 'missing' }, [
    { state: 'connected', id: '1', connected: { settings: host } },
  ])
  await press(targets.host.title.en)
  await press(publishingWords.testConnection.en)
  expect(document.activeElement).toBe(screen.getByLabelText('Server'))
  expect(publishClient.choose).not.toHaveBeenCalled()
  type('Server', 'ftp://ftp.example.com/')
  type('User', 'ana')
  type('Password', 'secret')
  await press(publishingWords.testConnection.en)
  await screen.findByText(publishingWords.connected.en)
  expect(publishClient.choose).toHaveBeenCalledWith(host)
  expect(publishClient.keepSecret).toHaveBeenCalledWith({ secret: 'secret', keep: true })
  expect(document.body.innerHTML).not.toContain('secret"')
})

test('after a wrong password the button that stands out leads to where it is typed', async () => {
  open(withHost, [{ ...connecting, state: 'failed', failure: wrongPassword }])
  await press(words.publish.en)
  await screen.findByText(failureWords(wrongPassword, withHost).what.en)
  const isMain = (name: string) =>
    screen.getByRole('button', { name }).className.includes('contained')
  expect([publishingWords.changeTarget.en, words.publish.en].map(isMain)).toEqual([
    true,
    false,
  ])
  await press(publishingWords.changeTarget.en)
  expect(screen.getByLabelText('Password')).toBeTruthy()
})

test('a kept password is forgotten where it is shown as kept, which is said at its field', async () => {
  const { forget, forgotten } = targets.host.secret ?? {}
  const publishClient = open(withHost)
  publishClient.forgetSecret.mockResolvedValueOnce(false)
  await press(publishingWords.changeTarget.en)
  await press(forget?.en ?? '')
  await screen.findByText(publishingWords.secretNotRemoved.en)
  await press(forget?.en ?? '')
  const field = screen.getByLabelText('Password')
  await waitFor(() => expect(document.activeElement).toBe(field))
  const description = document.getElementById(
    field.getAttribute('aria-describedby') ?? '',
  )
  expect(description?.textContent).toBe(forgotten?.en)
  expect(screen.queryByText(publishingWords.secretNotRemoved.en)).toBeNull()
  expect(screen.queryByRole('button', { name: forget?.en ?? '' })).toBeNull()
  await press(publishingWords.testConnection.en)
  expect(document.activeElement).toBe(field)
  expect(publishClient.connect).not.toHaveBeenCalled()
})

test('an unknown certificate is shown, and trusted only when the owner says so', async () => {
  const publishClient = open(withHost, [
    {
      ...work,
      state: 'running',
      phase: { name: 'connecting' },
      question: {
        kind: 'unknown-certificate',
        server: host.server,
        fingerprint: 'AB:CD',
        subject: 'CN=localhost',
        issuer: 'CN=localhost',
        validFrom: '2026-01-01',
        validTo: '2027-01-01',
        reason: 'DEPTH_ZERO_SELF_SIGNED_CERT',
        isChanged: true,
      },
    },
  ])
  await press(words.publish.en)
  await screen.findByText('AB:CD')
  expect(screen.getByText(publishingWords.keyChanged.en)).toBeTruthy()
  await press(publishingWords.distrust.en)
  const answer = { kind: 'unknown-certificate', isTrusted: false }
  await waitFor(() =>
    expect(publishClient.answer).toHaveBeenCalledWith({ job: '1', answer }),
  )
})

test('how much is sent is reported, and what is not seen yet is not called online', async () => {
  const publishClient = open(withHost, [
    {
      ...work,
      state: 'running',
      phase: { name: 'sending', sent: 1_250_000, total: 5_000_000 },
    },
    published({ state: 'dns-missing', detail: 'ENOTFOUND' }),
  ])
  await press(words.publish.en)
  expect(publishClient.publish).toHaveBeenCalledWith({ revision: '1' })
  await screen.findByText(publishingWords.ofBytes('1.3', '5.0').en)
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25')
  await screen.findByText(/does not know the address www/)
  expect(screen.getByRole('alert').textContent).toContain(publishingWords.sentUnseen.en)
})

test('what a host does not accept is said, and the switch that leaves it out can be turned back', async () => {
  const without = { ...host, withoutHtaccess: true } as const
  const publishClient = open({ ...withHost, settings: without, targets: [without] }, [
    { ...published({ state: 'online' }), leftOut: true },
    { state: 'connected', id: '2', connected: { settings: host } },
  ])
  await press(words.publish.en)
  await screen.findByText(publishingWords.sentWithout.en)
  await press(publishingWords.changeTarget.en)
  const box = screen.getByLabelText<HTMLInputElement>(/\.htaccess/)
  expect(box.checked).toBe(true)
  fireEvent.click(box)
  await press(publishingWords.testConnection.en)
  await waitFor(() => expect(publishClient.choose).toHaveBeenCalledWith(host))
})

test('an error that visitors get is the first that is said', async () => {
  open(withHost, [published({ state: 'server-error', status: 500 })])
  await press(words.publish.en)
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toMatch(/^Visitors see an error now/),
  )
})

test('a finished ZIP is told what to do with it and where it goes on; nothing new is not published again', async () => {
  const zip = { kind: 'folder', form: 'zip' } as const
  const path = '/build/www.example.com.zip'
  open({ ...nothing, settings: zip, targets: [zip] }, [
    { ...published(), publication: { ...publication, kind: 'folder', path } },
  ])
  await press(words.publish.en)
  await screen.findByText(path)
  for (const { en } of uploads.zip) expect(screen.getByText(en)).toBeTruthy()
  expect(screen.queryByText(uploads.folder[0]?.en ?? '')).toBeNull()
  expect(screen.getByText(publishingWords.afterUpload.en)).toBeTruthy()
  expect(screen.getByRole('button', { name: publishingWords.toRelease.en })).toBeTruthy()
  expect(screen.getByRole('button', { name: publishingWords.finish.en })).toBeTruthy()
  expect(screen.queryByRole('button', { name: words.publish.en })).toBeNull()
})
