import { fireEvent, screen, waitFor } from '@testing-library/react'
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
import type {
  AddressState,
  Job,
  PublishingState,
  Question,
} from '../../editorApi/publishing.ts'
import { setText } from '../contentActions/actions.ts'
import { message, type MessageId, type Placeholders } from '../messages/messages.ts'
import { createSession } from '../saving/session.ts'
import { followJob } from './followJob.ts'
import { PublishDialog } from './PublishDialog.tsx'
import { createPublishing, type PublishClient } from './publishing.ts'

/** A job that the dialog shows. */
const work = { id: '1', task: 'publish' } as const
const running = { ...work, state: 'running', phase: { name: 'connecting' } } as const

const storage = {
  name: 'server',
  sample: () => Promise.resolve(undefined),
} as const

interface Given {
  state?: PublishingState
  /** The server's answers while a job runs: one after the other, then the last one again. A question stays until it is answered. */
  jobs?: (Job | undefined)[]
  /** What the site's address shows. */
  online?: AddressState
}

/** The dialog with a server that gives these answers. `asked` gets every request. */
function open({ state = withTargets(target), jobs = [], online }: Given) {
  const asked = vi.fn((method: string, path: string, _value?: unknown): unknown => {
    if (method === 'GET' && path === '') return state
    if (path === '/job') {
      const [job] = jobs
      if (jobs.length > 1 && !(job && 'question' in job)) jobs.shift()
      return job
    }
    if (path === '/answer') jobs.shift()
    return path === '/online' ? (online ?? null) : 'done'
  })
  const ask = ((...request: Parameters<typeof asked>) =>
    Promise.resolve(asked(...request))) as PublishClient
  const publishing = createPublishing(ask)
  const [site, session] = [loadedSite(content), createSession()]
  followJob(publishing, { site, session })
  const parts = { site, session, publishing, storage }
  const { unmount } = renderInEditor(parts, <PublishDialog />)
  return {
    asked,
    site,
    publishing,
    close: unmount,
    answered: (kind: Question['kind'], answer: string) => [
      'POST',
      '/answer',
      { job: '1', kind, answer },
    ],
  }
}

type PlainId = Exclude<MessageId, keyof Placeholders>
const name = (id: PlainId) => ({ name: message(id).en })
const press = async (id: PlainId) =>
  fireEvent.click(await screen.findByRole('button', name(id)))

test('a changed certificate is shown and trusted only after the owner confirms', async () => {
  const { asked, answered } = open({
    jobs: [
      {
        ...running,
        question: {
          kind: 'unknown-certificate',
          server: host.server,
          fingerprint: 'AB:CD',
          detail: 'DEPTH_ZERO_SELF_SIGNED_CERT',
          isChanged: true,
        },
      },
    ],
  })
  await press('common.publish')
  await screen.findByText('AB:CD')
  expect(screen.getByText('DEPTH_ZERO_SELF_SIGNED_CERT')).toBeTruthy()
  expect(screen.getByText(message('question.changed').en)).toBeTruthy()
  await press('question.distrust')
  const distrust = answered('unknown-certificate', 'distrust')
  await waitFor(() => expect(asked).toHaveBeenCalledWith(...distrust))
})

test('progress is shown before the job starts', async () => {
  let answer: (sample: undefined) => void = () => {}
  const sample = new Promise<undefined>((resolve) => (answer = resolve))
  vi.spyOn(storage, 'sample').mockReturnValue(sample)
  open({ jobs: [{ state: 'idle' }] })
  await press('common.publish')
  expect(await screen.findByRole('progressbar')).toBeTruthy()
  // A transition that never ends would hold back those of other tests.
  answer(undefined)
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull())
})

test('existing files are listed, copies are proposed, and the result shows where they are', async () => {
  const { asked, answered } = open({
    jobs: [
      {
        ...running,
        question: {
          kind: 'replace-files',
          files: [{ path: 'index.html', reason: 'foreign' }],
        },
      },
      {
        ...work,
        state: 'published',
        publication,
        online: { state: 'online' },
        replaced: [{ path: 'index.html', copy: 'index-old.html' }],
        kept: ['robots.txt'],
        leftOut: ['.htaccess'],
      },
    ],
  })
  await press('common.publish')
  await screen.findByText('index.html')
  // The document is never kept.
  expect(screen.getAllByRole('radio')).toHaveLength(2)
  await press('publishing.continue')
  const copy = answered('replace-files', 'copy')
  await waitFor(() => expect(asked).toHaveBeenCalledWith(...copy))
  await screen.findByText('index.html (copy: index-old.html)')
  expect(screen.getByText('robots.txt')).toBeTruthy()
  expect(screen.getByText('.htaccess')).toBeTruthy()
})

test('other people’s publications are merged, and only conflicts are asked about', async () => {
  const id = String(content.services[0]?.title)
  const base = JSON.stringify(setText(content, 'en', id, 'Before'))
  const merging = (theirs: string): Job => ({
    ...running,
    question: { kind: 'merge', base, theirs },
  })
  const other = JSON.stringify(setText(content, 'en', id, 'Their words'))
  const { asked, answered } = open({ jobs: [merging(base), running, merging(other)] })
  await press('common.publish')
  const text = answered('merge', canonicalText(content))
  await waitFor(() => expect(asked).toHaveBeenCalledWith(...text))
  expect(await screen.findByText('Their words')).toBeTruthy()
  await press('common.cancel')
  const none = answered('merge', '')
  await waitFor(() => expect(asked).toHaveBeenCalledWith(...none))
})

test('progress is shown, and a site that is not confirmed is not called online', async () => {
  const phase = { name: 'sending', sent: 1_250_000, total: 5_000_000 } as const
  const online = { state: 'dns-missing', detail: 'ENOTFOUND' } as const
  const jobs: Job[] = [{ ...running, phase }]
  open({ jobs })
  await press('common.publish')
  await screen.findByText(message('publishing.ofBytes', { sent: '1.3', total: '5.0' }).en)
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25')
  jobs.push({ ...work, state: 'published', publication, online })
  await screen.findByText(/The address www.example.com does not exist/)
  const { textContent } = screen.getByRole('alert')
  expect(textContent).toContain(message('publishing.status.sent').en)
})

test('for a finished folder, its location and the next steps are shown until the dialog is closed', async () => {
  const path = '/home/ana/site/build/www.example.com'
  const { publishing, close } = open({
    jobs: [{ ...work, state: 'published', publication: { ...publication, path } }],
  })
  await press('common.publish')
  await screen.findByText(path)
  for (const way of message('upload.folder').en.split('\n'))
    expect(screen.getByText(way)).toBeTruthy()
  close()
  expect(publishing.get().job).toEqual({ state: 'idle' })
})

test.each([
  { settings: host, isShown: true },
  { settings: { kind: 'folder', form: 'zip' } as const, isShown: false },
])(
  'an earlier version online is reported at once for a $settings.kind: $isShown',
  async ({ settings, isShown }) => {
    const last = { ...target, settings, last: publication }
    const { publishing } = open({
      state: withTargets(last),
      online: { state: 'old' },
    })
    await waitFor(() => expect(publishing.get().online).toBeDefined())
    await screen.findByRole('button', name('common.publish'))
    const links = () => screen.queryAllByText(publication.address)
    await waitFor(() => expect(links()).toHaveLength(isShown ? 1 : 0))
  },
)

test.each([
  ['1', 0],
  ['0', 1],
])(
  'after the revision %s is published, Publish is offered only for a later one or a change',
  async (revision, buttons) => {
    const published = { ...publication, revision }
    const { site } = open({
      jobs: [{ ...work, state: 'published', publication: published }],
    })
    await press('common.publish')
    await screen.findByRole('link', { name: publication.address })
    expect(screen.queryAllByRole('button', name('common.publish'))).toHaveLength(buttons)
    site.change([], (now) => setText(now, 'en', 'hero.title', 'Bread'))
    await screen.findByRole('button', name('common.publish'))
  },
)

test('after two unanswered requests, the dialog says that the program does not answer and that the site is complete', async () => {
  const jobs: (Job | undefined)[] = [undefined, running, undefined]
  const { asked } = open({ jobs })
  await press('common.publish')
  const failureText = `${message('server.unavailable').en} ${message('publishing.siteComplete').en}`
  await screen.findByText(failureText, undefined, { timeout: 5000 })
  const polls = asked.mock.calls.filter(([, path]) => path === '/job')
  expect(polls.length).toBeGreaterThanOrEqual(4)
  jobs.push(running, { state: 'idle' })
  await waitFor(() => expect(screen.queryByText(failureText)).toBeNull())
})

test('a stored password belongs to one server only', async () => {
  open({})
  await press('publishing.changeTarget')
  const kept = () => screen.queryByText(message('publishing.keptSecret').en)
  await waitFor(() => expect(kept()).not.toBeNull())
  const server = screen.getByDisplayValue(host.server)
  fireEvent.change(server, { target: { value: 'ftp.example.org' } })
  expect(kept()).toBeNull()
})

test('a password that is kept until the editor ends is not described as saved', async () => {
  open({ state: { ...withTargets(target), secret: 'session', hasKeychain: false } })
  await press('publishing.changeTarget')
  await screen.findByText(message('publishing.sessionSecret').en)
  expect(screen.queryByText(message('publishing.noKeychain').en)).toBeNull()
})

test('if only the password of a target is missing, only the password is asked for', async () => {
  const { asked } = open({ state: { ...withTargets(target), secret: 'missing' } })
  const password = await screen.findByLabelText(message('secret.host').en)
  expect(screen.queryAllByRole('textbox')).toEqual([])
  fireEvent.change(password, { target: { value: 'Secret' } })
  await press('publishing.testConnection')
  const request = { settings: host, isSecretStored: true, secret: 'Secret' }
  await waitFor(() => expect(asked).toHaveBeenCalledWith('PUT', '/target', request))
})

test('used targets are offered with their state, and are forgotten only after confirmation', async () => {
  const other = { id: 'netlify:ana', settings: { kind: 'netlify', site: 'ana' } } as const
  const { asked } = open({
    state: withTargets(
      { ...target, last: publication },
      { ...other, last: publication },
      { id: 'folder', settings: { kind: 'folder', form: 'zip' } },
    ),
  })
  await press('publishing.otherTarget')
  const card = await screen.findByRole('button', { name: 'ana' })
  expect(card.textContent).toMatch(/published/i)
  // Another site at Netlify can be added. A second folder would be the same one.
  expect(screen.getByText(message('target.netlify').en)).toBeTruthy()
  expect(screen.queryByText(message('target.folder').en)).toBeNull()
  const confirm = vi.fn().mockReturnValueOnce(false).mockReturnValueOnce(true)
  vi.stubGlobal('confirm', confirm)
  const forget = { name: `${message('publishing.forget').en}: ana` }
  fireEvent.click(screen.getByRole('button', forget))
  expect(confirm).toHaveBeenCalledWith(
    message('publishing.forgetWhat', { name: 'ana' }).en,
  )
  expect(asked).not.toHaveBeenCalledWith('DELETE', '/target', expect.anything())
  fireEvent.click(screen.getByRole('button', forget))
  const request = ['DELETE', '/target', { id: other.id }]
  await waitFor(() => expect(asked).toHaveBeenCalledWith(...request))
  fireEvent.click(card)
  await waitFor(() =>
    expect(asked).toHaveBeenCalledWith('PUT', '/target', { settings: other.settings }),
  )
})
