import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import type { Plugin } from 'vite'

const workerFile = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')

/** Serves MSW's worker from its package: a copy in public/ would be published. */
export function mockWorker(): Plugin {
  return {
    name: 'mock-worker',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(
        `${server.config.base}mockServiceWorker.js`,
        (_, response, next) => {
          readFile(workerFile).then((text) => {
            response.setHeader('Content-Type', 'text/javascript; charset=utf-8')
            response.setHeader('Cache-Control', 'no-cache')
            response.end(text)
          }, next)
        },
      )
    },
  }
}
