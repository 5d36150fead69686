import { once } from 'node:events'
import { createServer } from 'node:net'

import { listenOnFreePort } from './listenOnFreePort.ts'

/** For a server in another process, which cannot return its port. */
export async function findFreePort(): Promise<number> {
  const server = createServer()
  const port = await listenOnFreePort(server)
  await once(server.close(), 'close')
  return port
}
