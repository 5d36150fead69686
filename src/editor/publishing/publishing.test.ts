import { expect, test, vi } from 'vitest'

import { sampleContent as content } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite, mockEditor } from '../../../tests/support/mockEditor.ts'
import {
  host,
  publication,
  target,
  withTargets,
} from '../../../tests/support/publishingStates.ts'
import type { Job, RememberedTarget } from '../../editorApi/publishing.ts'
import { readSettings, targetId } from '../../editorApi/targetSettings.ts'
import { message } from '../messages/messages.ts'
import { moment } from '../moment.ts'
import { createSession } from '../saving/session.ts'
import type { ContentStorage } from '../storage/storage.ts'
import { followJob } from './followJob.ts'
import { publishStatus } from './PublishButton.tsx'
import { createPublishing, type PublishClient } from './publishing.ts'
import { saveAndPublish } from './saveAndPublish.ts'

test('empty settings are left out, and a server’s address is reduced to its host name', () => {
  const server = ' sftp://ftp.example.com/www '
  const typed = { kind: 'host', server, folder: ' ', user: 'ana', protocol: 'sftp' }
  const sftp = { ...host, protocol: 'sftp' } as const
  expect(readSettings({ ...typed, port: '', secret: 'x' })).toEqual(sftp)
  expect(readSettings({ ...typed, port: '2121' })).toEqual({ ...sftp, port: 2121 })
})

const publishedTarget = { ...target, last: publication }
const netlifyTarget: RememberedTarget = {
  id: 'netlify:second',
  settings: { kind: 'netlify', site: 'second' },
}
const zip: RememberedTarget = {
  id: targetId({ kind: 'folder', form: 'zip' }),
  settings: { kind: 'folder', form: 'zip' },
  last: { ...publication, path: '/build/site.zip' },
}
const publishJob = { id: '', task: 'publish' } as const
const sending: Job = { ...publishJob, state: 'running', phase: { name: 'building' } }
const failed: Job = {
  ...publishJob,
  state: 'failed',
  phase: 'sending',
  failure: { id: 'disk-full', detail: '' },
}

interface StatusCase {
  targets?: RememberedTarget[]
  job?: Job
  seen?: 'online' | 'server-error'
  isSavedAgain?: true
}
const seenOnline: StatusCase = { targets: [publishedTarget], seen: 'online' }

test.each<[condition: string, status: string, StatusCase]>([
  ['was never published', 'here', {}],
  ['was published and found online', 'online', seenOnline],
  ['was published and not found yet', 'sent', { targets: [publishedTarget] }],
  ['was saved again after publishing', 'changed', { ...seenOnline, isSavedAgain: true }],
  [
    'gives visitors an error',
    'error',
    { targets: [publishedTarget], seen: 'server-error' },
  ],
  ['is being sent', 'sending', { job: sending }],
  ['could not be sent', 'failed', { job: failed }],
  [
    'was published to the previous target',
    'other-target',
    { targets: [netlifyTarget, publishedTarget] },
  ],
  [
    'is in a ZIP file and also online at a host',
    'zip',
    { targets: [zip, publishedTarget] },
  ],
])(
  'content that %s has the status “%s”',
  (_, status, { targets = [], job, seen, isSavedAgain }) => {
    const site = loadedSite(content).get()
    const { saved } = site
    const loaded = { ...saved.loaded, revision: isSavedAgain ? '2' : '1' }
    const now = { ...site, saved: { ...saved, loaded } }
    const online = seen && { state: seen, status: 500 }
    const state = withTargets(...targets)
    const view = { state, job: job ?? state.job, online }
    const values = { name: 'ftp.example.com', time: moment(publication.at) }
    const words = message(`publishing.status.${status as 'other-target'}`, values)
    expect(publishStatus(now, view)).toEqual(words)
  },
)

test('unused sample pictures are removed before publishing', async () => {
  const [idle, shown] = ['/logos/idle.svg', String(content.clients[0]?.logo)]
  const site = loadedSite(content, [idle, shown])
  const { loaded } = site.get().saved
  const save = vi.fn<ContentStorage['save']>(() => Promise.resolve({ ok: true, loaded }))
  const sample = () => Promise.resolve({ text: '', files: [idle, shown] })
  const editor = mockEditor({
    site,
    session: createSession(),
    storage: { sample, save },
    pictures: {
      load: () => Promise.resolve(),
      get: () => new Map(),
      draftIdOf: () => undefined,
    },
  })
  const request = vi.fn(() => Promise.resolve(undefined))
  await saveAndPublish(editor, createPublishing(request as PublishClient))
  expect(save.mock.calls[0]?.[0].files).toEqual({ [idle]: null })
  expect(request).toHaveBeenCalledWith('POST', '/publish', { revision: '1' })
})

test.each(['publish', 'nothing'] as const)(
  'a toast reports the end of a job, except in the open dialog (%s)',
  async (kind) => {
    const state = { ...withTargets(target), job: sending }
    const job: Job = { state: 'stopped', id: '', task: 'publish', phase: 'building' }
    const jobs = [sending]
    const request = (_: string, path: string) =>
      Promise.resolve(path === '/job' ? (jobs.pop() ?? job) : state)
    const publishing = createPublishing(request as PublishClient)
    const session = createSession()
    session.change({ openDialog: { kind } })
    followJob(publishing, { session, site: loadedSite(content) })
    await publishing.load()
    expect(publishing.get().job).toEqual(job)
    // The open dialog itself shows how the job ended.
    expect(session.get().toast === undefined).toBe(kind === 'publish')
  },
)

test('an answered question does not return with a poll from before the answer', async () => {
  const running = {
    ...publishJob,
    state: 'running',
    phase: { name: 'connecting' },
  } as const
  const asking: Job = { ...running, question: { kind: 'merge', base: '', theirs: '' } }
  const ended: Job = { ...publishJob, state: 'stopped', phase: 'building' }
  let arrive = (_job: Job) => {}
  const latePoll = new Promise<Job>((resolve) => (arrive = resolve))
  const polls = [asking, latePoll, ended]
  const state = { ...withTargets(target), job: running }
  const request = async (_: string, path: string) =>
    path === '/job' ? polls.shift() : state
  const publishing = createPublishing(request as PublishClient)
  const loaded = publishing.load()
  await vi.waitFor(() => expect(polls).toEqual([ended]))
  const jobs: Job[] = []
  publishing.subscribe(() => jobs.push(publishing.get().job))
  await publishing.answer('merge', 'merged')
  arrive(asking)
  await loaded
  expect(jobs.at(-1)).toEqual(ended)
  expect(jobs).not.toContainEqual(asking)
})
