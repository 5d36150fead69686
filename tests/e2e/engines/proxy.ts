/**
 * An https proxy between the browsers and the internet, which is a mock for every host.
 * All requests of all three engines go through it, so each gets the same answers.
 */
import { once } from 'node:events'
import { createServer as createHttp, type RequestListener } from 'node:http'
import { createServer as createHttps } from 'node:https'
import type { AddressInfo } from 'node:net'

import { generate } from 'selfsigned'

export interface Proxy {
  /** "127.0.0.1:port" */
  address: string
  close: () => void
}

/** Answers for every host by `listener`. */
export async function startProxy(listener: RequestListener): Promise<Proxy> {
  // It is stored nowhere: the browsers accept any.
  const name = { name: 'commonName', value: 'engines.test' }
  const { private: key, cert } = await generate([name])
  const far = createHttps({ key, cert }, listener)
  const near = createHttp((_, response) => response.writeHead(403).end())
  near.on('connect', (_, socket) => {
    socket.on('error', () => socket.destroy())
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
    far.emit('connection', socket)
  })
  await once(near.listen(0, '127.0.0.1'), 'listening')
  const { port } = near.address() as AddressInfo // It listens at a port.
  return {
    address: `127.0.0.1:${port}`,
    close: () => {
      near.close()
      near.closeAllConnections()
      far.closeAllConnections()
    },
  }
}
