import { expect, test, vi } from 'vitest'

import { createJobs } from './jobs.ts'

test('a job ends even if its secret has half a character', async () => {
  const jobs = createJobs(
    () => ({ kind: 'folder', form: 'zip' }),
    () => Promise.resolve('secret \uD83D'),
  )
  jobs.start('connect', () => Promise.reject(new Error('lost')))
  await vi.waitFor(() => expect(jobs.job().state).toBe('failed'))
})

test('progress that is reported after a job has ended does not make it run again', async () => {
  const jobs = createJobs(
    () => ({ kind: 'folder', form: 'zip' }),
    () => Promise.resolve(undefined),
  )
  const reportLate: (() => void)[] = []
  jobs.start('connect', ({ enterPhase }) => {
    reportLate.push(() => enterPhase({ name: 'connecting' }))
    return Promise.reject(new Error('lost'))
  })
  await vi.waitFor(() => expect(jobs.job().state).toBe('failed'))
  for (const report of reportLate) report()
  expect(jobs.job().state).toBe('failed')
})
