import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { canonicalText } from '../../../schema/fix/canonicalText.ts'
import { sampleContent as content } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite } from '../../../tests/support/mockEditor.ts'
import {
  host,
  publication,
  target,
  withTargets,
} from '../../../tests/support/publishingStates.ts'
import { renderInEditor } from '../../../tests/support/renderInEditor.tsx'
import type { Job, Question } from '../../editorApi/publishing.ts'
import { setText } from '../contentActions/actions.ts'
import { message, type MessageId, type Placeholders } from '../messages/messages.ts'
import { createSession } from '../saving/session.ts'
import { followJob } from './followJob.ts'
import { PublishDialog } from './PublishDialog.tsx'
import { createPublishing, type PublishClient } from './publishing.ts'

/** A job that the dialog shows. */
const jobFields = { id: '1', task: 'publish' } as const
const running = { ...jobFields, state: 'running', phase: { name: 'connecting' } } as const
const withQuestion = (question: Question): Job => ({ ...running, question })

/**
 * Opens the dialog with these responses of the server. `asked` gets every request. `jobs`: the responses while a job
 * runs, one after the other, then the last one again; a question stays until it is answered.
 */
function open(jobs: Job[], state = withTargets(target)) {
  const asked = vi.fn((method: string, path: string, _value?: unknown): unknown => {
    if (method === 'GET' && path === '') return state
    if (path === '/job') {
      const [job] = jobs
      if (jobs.length > 1 && job && !('question' in job)) jobs.shift()
      return job
    }
    if (path === '/answer') jobs.shift()
    return path === '/online' ? null : 'done'
  })
  const ask = ((...request: Parameters<typeof asked>) =>
    Promise.resolve(asked(...request))) as PublishClient
  const publishing = createPublishing(ask)
  const [site, session] = [loadedSite(content), createSession()]
  followJob(publishing, { site, session })
  const storage = { name: 'server', sample: () => Promise.resolve(undefined) } as const
  renderInEditor({ site, session, publishing, storage }, <PublishDialog />)
  const expectAsked = (...request: unknown[]) =>
    waitFor(() => expect(asked).toHaveBeenCalledWith(...request))
  const expectAnswered = (kind: Question['kind'], answer: string) =>
    expectAsked('POST', '/answer', { job: '1', kind, answer })
  return { asked, site, publishing, expectAsked, expectAnswered }
}

type PlainId = Exclude<MessageId, keyof Placeholders>
const name = (id: PlainId) => ({ name: message(id).en })
const press = async (id: PlainId) =>
  fireEvent.click(await screen.findByRole('button', name(id)))

test('a changed certificate is shown and trusted only after the owner confirms', async () => {
  const { expectAnswered } = open([
    withQuestion({
      kind: 'unknown-certificate',
      server: host.server,
      fingerprint: 'AB:CD',
      detail: 'DEPTH_ZERO_SELF_SIGNED_CERT',
      isChanged: true,
    }),
  ])
  await press('common.publish')
  await screen.findByText('AB:CD')
  screen.getByText('DEPTH_ZERO_SELF_SIGNED_CERT')
  screen.getByText(message('question.changed').en)
  await press('question.distrust')
  await expectAnswered('unknown-certificate', 'distrust')
})

test('existing files are listed, copies are proposed, and the result shows where they are', async () => {
  const { expectAnswered } = open([
    withQuestion({
      kind: 'replace-files',
      files: [{ path: 'index.html', reason: 'foreign' }],
    }),
    {
      ...jobFields,
      state: 'published',
      publication,
      online: { state: 'online' },
      replaced: [{ path: 'index.html', copy: 'index-old.html' }],
      kept: ['robots.txt'],
      leftOut: ['.htaccess'],
    },
  ])
  await press('common.publish')
  await screen.findByText('index.html')
  // The document is always replaced.
  expect(screen.getAllByRole('radio')).toHaveLength(2)
  await press('publishing.continue')
  await expectAnswered('replace-files', 'copy')
  await screen.findByText('index.html (copy: index-old.html)')
  screen.getByText('robots.txt')
  screen.getByText('.htaccess')
})

test('other people’s publications are merged, and only conflicts are asked about', async () => {
  const id = String(content.services[0]?.title)
  const base = JSON.stringify(setText(content, 'en', id, 'Before'))
  const other = JSON.stringify(setText(content, 'en', id, 'Their words'))
  const merging = (theirs: string) => withQuestion({ kind: 'merge', base, theirs })
  const { expectAnswered } = open([merging(base), running, merging(other)])
  await press('common.publish')
  await expectAnswered('merge', canonicalText(content))
  await screen.findByText('Their words')
  await press('common.cancel')
  await expectAnswered('merge', '')
})

test('an unconfirmed site is not called online, and only a change can be published again', async () => {
  const phase = { name: 'sending', sent: 1_250_000, total: 5_000_000 } as const
  const online = { state: 'dns-missing', detail: 'ENOTFOUND' } as const
  const jobs: Job[] = [{ ...running, phase }]
  const { site } = open(jobs)
  await press('common.publish')
  await screen.findByText(message('publishing.ofBytes', { sent: '1.3', total: '5.0' }).en)
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25')
  jobs.push({ ...jobFields, state: 'published', publication, online })
  await screen.findByText(/The address www.example.com does not exist/)
  const { textContent } = screen.getByRole('alert')
  expect(textContent).toContain(message('publishing.status.sent').en)
  expect(screen.queryByRole('button', name('common.publish'))).toBeNull()
  site.change([], (now) => setText(now, 'en', 'hero.title', 'Bread'))
  await screen.findByRole('button', name('common.publish'))
})

test('a finished folder is shown with the next steps until the dialog is closed', async () => {
  const path = '/home/ana/site/build/www.example.com'
  const done = { ...publication, path }
  const { publishing } = open([{ ...jobFields, state: 'published', publication: done }])
  await press('common.publish')
  expect(await screen.findByText(path)).toBeTruthy()
  for (const way of message('upload.folder').en.split('\n')) screen.getByText(way)
  cleanup()
  expect(publishing.get().job).toEqual({ state: 'idle' })
})

test('a stored password is used for only one server', async () => {
  open([])
  await press('publishing.changeTarget')
  const kept = () => screen.queryByText(message('publishing.keptSecret').en)
  await waitFor(() => expect(kept()).not.toBeNull())
  const server = screen.getByDisplayValue(host.server)
  fireEvent.change(server, { target: { value: 'ftp.example.org' } })
  expect(kept()).toBeNull()
})

test('if only the password of a target is missing, only the password is asked for', async () => {
  const { expectAsked } = open([], { ...withTargets(target), secret: 'missing' })
  const password = await screen.findByLabelText(message('secret.host').en)
  expect(screen.queryAllByRole('textbox')).toEqual([])
  fireEvent.change(password, { target: { value: 'Secret' } })
  await press('publishing.testConnection')
  const request = { settings: host, isSecretStored: true, secret: 'Secret' }
  await expectAsked('PUT', '/target', request)
})

test('used targets are offered with their state, and are forgotten only after confirmation', async () => {
  const settings = { kind: 'netlify', site: 'ana' } as const
  const other = { id: 'netlify:ana', settings, last: publication }
  const { asked, expectAsked } = open([], withTargets(target, other))
  await press('publishing.otherTarget')
  const card = await screen.findByRole('button', { name: 'ana' })
  expect(card.textContent).toMatch(/published/i)
  const confirm = vi.fn().mockReturnValueOnce(false).mockReturnValueOnce(true)
  vi.stubGlobal('confirm', confirm)
  const forget = screen.getByRole('button', {
    name: `${message('publishing.forget').en}: ana`,
  })
  fireEvent.click(forget)
  expect(asked).not.toHaveBeenCalledWith('DELETE', '/target', expect.anything())
  fireEvent.click(forget)
  await expectAsked('DELETE', '/target', { id: other.id })
  fireEvent.click(card)
  await expectAsked('PUT', '/target', { settings })
})
