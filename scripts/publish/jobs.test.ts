import { expect, test, vi } from 'vitest'

import type { Job } from '../../src/editorApi/publishing.ts'
import { createJobs, type JobContext } from './jobs.ts'

/** Starts a job that asks one question. If the answer is no, it fails with this message. Resolves when it asks. */
async function startAsking(secret = 'g8', message = '') {
  const jobs = createJobs(
    () => ({ kind: 'folder', form: 'zip' }),
    () => Promise.resolve(secret),
  )
  let context: JobContext | undefined
  const afterAnswer: Job[] = []
  jobs.start('connect', async (running) => {
    context = running
    const key = { server: 'a', fingerprint: 'x', isChanged: false }
    const answer = await running.ask({ kind: 'unknown-key', ...key })
    afterAnswer.push(jobs.job())
    if (answer !== 'trust') throw new Error(message)
    return { state: 'connected' }
  })
  const waitFor = (expected: object) =>
    vi.waitFor(() => expect(jobs.job()).toMatchObject(expected))
  await waitFor({ state: 'running', question: { kind: 'unknown-key' } })
  const job = jobs.job()
  const id = 'id' in job ? job.id : ''
  const reportLate = () => context?.enterPhase({ name: 'connecting' })
  return { ...jobs, id, waitFor, reportLate, afterAnswer }
}

test('a job waits for the answer to its question, rejects other answers, and runs alone', async () => {
  const { answer, id, waitFor, reportLate, afterAnswer, ...jobs } = await startAsking()
  expect(jobs.start('connect', () => Promise.reject(new Error()))).toBe('busy')
  expect(answer('other', 'unknown-key', 'trust')).toBe(false)
  expect(answer(id, 'merge', '')).toBe(false)
  expect(answer(id, 'unknown-key', 'trust')).toBe(true)
  expect(answer(id, 'unknown-key', 'trust')).toBe(false)
  await waitFor({ state: 'connected' })
  const phase = { name: 'connecting' }
  expect(afterAnswer).toEqual([{ state: 'running', id, task: 'connect', phase }])
  // Progress that is reported later does not restart the job.
  reportLate()
  await waitFor({ state: 'connected' })
})

test('a waiting job can be stopped', async () => {
  const { stop, waitFor } = await startAsking()
  stop()
  await waitFor({ state: 'stopped', task: 'connect', phase: 'connecting' })
})

const secret = 'g8 "Pä5s" & çã'

test.each([
  secret,
  secret.toUpperCase(),
  encodeURIComponent(secret),
  secret.replaceAll(/[^\w ]/g, (letter) => `&#${letter.codePointAt(0)};`),
  Buffer.from(secret).toString('hex'),
  Buffer.from(`${secret}zz`).toString('base64'),
])('a server’s message with the password in the form %s is masked', async (form) => {
  const { answer, id, waitFor } = await startAsking(secret, `530 No user with ${form}`)
  answer(id, 'unknown-key', 'distrust')
  await waitFor({ state: 'failed', failure: { detail: '•••' } })
})

test.each(['', 'secret \uD83D'])(
  'a job ends with the server’s message even with the password “%s”',
  async (unusual) => {
    const { answer, id, waitFor } = await startAsking(unusual, 'lost')
    answer(id, 'unknown-key', 'distrust')
    const failed = { state: 'failed', id, task: 'connect', phase: 'connecting' }
    await waitFor({ ...failed, failure: { id: 'unknown', detail: 'lost' } })
  },
)
