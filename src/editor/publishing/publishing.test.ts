import { expect, test, vi } from 'vitest'

import { sampleContent as content } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite, mockEditor } from '../../../tests/support/mockEditor.ts'
import { host, target, withTargets } from '../../../tests/support/publishingStates.ts'
import type { Job } from '../../editorApi/publishing.ts'
import { readSettings } from '../../editorApi/targetSettings.ts'
import { createSession } from '../saving/session.ts'
import type { ContentStorage } from '../storage/storage.ts'
import { createPublishing, type PublishClient } from './publishing.ts'
import { saveAndPublish } from './saveAndPublish.ts'

test('empty settings are left out, and a server’s address is reduced to its host name', () => {
  const server = ' sftp://ftp.example.com/www '
  const typed = { kind: 'host', server, folder: ' ', user: 'ana', protocol: 'sftp' }
  const sftp = { ...host, protocol: 'sftp' } as const
  expect(readSettings({ ...typed, port: '', secret: 'x' })).toEqual(sftp)
  expect(readSettings({ ...typed, port: '2121' })).toEqual({ ...sftp, port: 2121 })
})

const publishJob = { id: '', task: 'publish' } as const

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

test('an answered question does not return with a poll from before the answer', async () => {
  const running = {
    ...publishJob,
    state: 'running',
    phase: { name: 'connecting' },
  } as const
  const asking: Job = { ...running, question: { kind: 'merge', base: '', theirs: '' } }
  const ended: Job = { ...publishJob, state: 'stopped', phase: 'building' }
  let resolvePoll = (_job: Job) => {}
  const latePoll = new Promise<Job>((resolve) => (resolvePoll = resolve))
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
  resolvePoll(asking)
  await loaded
  expect(jobs.at(-1)).toEqual(ended)
  expect(jobs).not.toContainEqual(asking)
})
