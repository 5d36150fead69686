/**
 * An https proxy between the browsers and the internet, which is a mock for every host.
 * All requests of all three engines go through it, so each one receives the same responses.
 */
import { createServer as createHttp, type RequestListener } from 'node:http'
import { createServer as createHttps } from 'node:https'

import { generate } from 'selfsigned'

import { listenOnFreePort } from '../../support/listenOnFreePort.ts'

export interface Proxy {
  /** "127.0.0.1:port" */
  address: string
  close: () => void
}

/** Handles the requests for every host with `listener`. */
export async function startProxy(listener: RequestListener): Promise<Proxy> {
  // The certificate is not stored, because the browsers accept any.
  const name = { name: 'commonName', value: 'engines.test' }
  const { private: key, cert } = await generate([name])
  const httpsServer = createHttps({ key, cert }, listener)
  const proxyServer = createHttp((_, response) => response.writeHead(403).end())
  proxyServer.on('connect', (_, socket) => {
    socket.on('error', () => socket.destroy())
    socket.write('HTTP/1.1 200 Connection Established\r\n\r\n')
    httpsServer.emit('connection', socket)
  })
  const port = await listenOnFreePort(proxyServer)
  return {
    address: `127.0.0.1:${port}`,
    close: () => {
      proxyServer.close()
      proxyServer.closeAllConnections()
      httpsServer.closeAllConnections()
    },
  }
}
