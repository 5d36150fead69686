/**
 * An https proxy between the browsers and the internet, which is a mock for every host.
 * All requests of all three engines go through it, so each gets the same answers.
 */
import { createServer as createHttp, type RequestListener } from 'node:http'
import { createServer as createHttps } from 'node:https'
import type { Socket } from 'node:net'

import { generate } from 'selfsigned'

export interface Proxy {
  /** "127.0.0.1:port" */
  address: string
  close: () => Promise<void>
}

/** Answers for `hosts` by `listener`, and refuses all others. */
export async function startProxy(
  hosts: readonly string[],
  listener: RequestListener,
): Promise<Proxy> {
  // It is stored nowhere: the browsers accept any.
  const { private: key, cert } = await generate(
    [{ name: 'commonName', value: 'engines.test' }],
    {
      extensions: [
        { name: 'subjectAltName', altNames: hosts.map((value) => ({ type: 2, value })) },
      ],
    },
  )
  const far = createHttps({ key, cert }, listener)
  const near = createHttp((_, response) => response.writeHead(403).end())
  const sockets = new Set<Socket>()
  near.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  near.on('connect', ({ url = '' }, socket) => {
    socket.on('error', () => socket.destroy())
    const [host = ''] = url.split(':')
    if (!hosts.includes(host)) {
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
      return
    }
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
    far.emit('connection', socket)
  })
  await new Promise<void>((resolve) => near.listen(0, '127.0.0.1', resolve))
  const address = near.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    address: `127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        near.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
