import { expect, test, vi } from 'vitest'

import { target, withTargets } from '../../../tests/support/publishingStates.ts'
import type { Job } from '../../editorApi/publishing.ts'
import { createPublishing, type PublishClient } from './publishing.ts'

test('a poll that was sent before an answer does not show the question again', async () => {
  const running = {
    id: '',
    task: 'publish',
    state: 'running',
    phase: { name: 'connecting' },
  } as const
  const asking: Job = { ...running, question: { kind: 'merge', base: '', theirs: '' } }
  const stoppedJob: Job = { id: '', task: 'publish', state: 'stopped', phase: 'building' }
  let resolvePoll = (_job: Job) => {}
  const lateResponse = new Promise<Job>((resolve) => (resolvePoll = resolve))
  const responses = [asking, lateResponse, stoppedJob]
  const state = { ...withTargets(target), job: running }
  const request = async (_: string, path: string) =>
    path === '/job' ? responses.shift() : state
  const publishing = createPublishing(request as PublishClient)
  const loading = publishing.load()
  await vi.waitFor(() => expect(responses).toEqual([stoppedJob]))
  const jobs: Job[] = []
  publishing.subscribe(() => jobs.push(publishing.get().job))
  await publishing.answer('merge', 'merged')
  resolvePoll(asking)
  await loading
  expect(jobs.at(-1)).toEqual(stoppedJob)
  expect(jobs).not.toContainEqual(asking)
})
