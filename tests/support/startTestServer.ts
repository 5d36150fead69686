import { createServer, type RequestListener } from 'node:http'

import { onTestFinished } from 'vitest'

import { portOf } from './portOf.ts'

/** Starts a server that runs until the current test ends, or until it is closed. */
export async function startTestServer(answer: RequestListener) {
  // A busy computer may need more than the usual 5 seconds between two requests.
  const server = createServer({ keepAliveTimeout: 600_000 }, answer)
  const port = await portOf(server)
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  onTestFinished(close)
  return { port, close }
}
