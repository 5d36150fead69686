import { expect, test, vi } from 'vitest'

import { target, withTargets } from '../../../tests/support/publishingStates.ts'
import type { Job } from '../../editorApi/publishing.ts'
import { createPublishing, type PublishClient } from './publishing.ts'

test('an answered question does not return with a poll from before the answer', async () => {
  const running = {
    id: '',
    task: 'publish',
    state: 'running',
    phase: { name: 'connecting' },
  } as const
  const asking: Job = { ...running, question: { kind: 'merge', base: '', theirs: '' } }
  const ended: Job = { id: '', task: 'publish', state: 'stopped', phase: 'building' }
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
