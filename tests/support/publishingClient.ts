import { vi } from 'vitest'

import type { Job } from '../../src/editorApi/publishing.ts'
import type { startSampleServer } from './editServer.ts'

type SampleServer = Awaited<ReturnType<typeof startSampleServer>>

/** Returns functions that send publishing requests to the editor's server, as the page does. */
export function publishingClient({ ask, access }: SampleServer) {
  async function request<Value>(
    method: string,
    path: string,
    value?: unknown,
  ): Promise<Value> {
    const body = value === undefined ? '' : JSON.stringify(value)
    const headers = {
      ...access,
      'Content-Type': 'application/json',
      // Node does not set Content-Length for DELETE.
      'Content-Length': Buffer.byteLength(body),
    }
    const { text } = await ask(method, `/api/publishing${path}`, { headers, body })
    // The server's types define the response.
    return JSON.parse(text) as Value
  }
  const waitForJob = (isExpected: (job: Job) => boolean) =>
    vi.waitFor(
      async () => {
        const job = await request<Job>('GET', '/job')
        if (!isExpected(job)) throw new Error(`Unexpected job: ${JSON.stringify(job)}`)
        return job
      },
      { timeout: 300_000, interval: 20 },
    )
  return {
    request,
    waitForJob,
    waitForEnd: () => waitForJob((job) => job.state !== 'running'),
  }
}
