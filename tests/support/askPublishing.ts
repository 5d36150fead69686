import { vi } from 'vitest'

import type { Job } from '../../src/editorApi/publishing.ts'
import type { startSampleServer } from './editServer.ts'

/** Sends requests for publishing to the editor's server, as the page does. */
export function askPublishing({
  ask,
  access,
}: Awaited<ReturnType<typeof startSampleServer>>) {
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
  const waitForJob = (isReached: (job: Job) => boolean) =>
    vi.waitFor(
      async () => {
        const job = await request<Job>('GET', '/job')
        if (!isReached(job)) throw new Error(`Failed to wait: ${JSON.stringify(job)}`)
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
