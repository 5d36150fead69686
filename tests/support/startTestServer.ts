import { createServer, type RequestListener } from 'node:http'

import { onTestFinished } from 'vitest'

import { listenOnFreePort } from './listenOnFreePort.ts'

/** Starts a server that runs until the current test ends, or until it is closed. */
export async function startTestServer(listener: RequestListener) {
  // A busy computer may need more than the usual 5 seconds between two requests.
  const server = createServer({ keepAliveTimeout: 600_000 }, listener)
  const port = await listenOnFreePort(server)
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  onTestFinished(close)
  return { port, close }
}
