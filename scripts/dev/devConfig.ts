import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import type { Plugin, UserConfig } from 'vite'

import { mailService } from '../../schema/mailService.ts'
import { withoutControlCharacters } from '../../schema/messages/withoutControlCharacters.ts'
import { siteConfig } from '../build/vite/siteConfig.ts'
import { say } from '../messages/messages.ts'
import { prerenderedPage } from './prerenderedPage.ts'

/** The Vite configuration of the dev server: the site of a content file, with mocks of the services. */
export function devConfig(contentFile: string): UserConfig {
  const { plugins = [], ...site } = siteConfig(contentFile)
  return {
    ...site,
    plugins: [...plugins, prerenderedPage(contentFile), mockWorker(), mailPrinter()],
  }
}

/** Prints every message that the mock of the mail service has accepted. */
function mailPrinter(): Plugin {
  return {
    name: 'mail-printer',
    apply: 'serve',
    configureServer(server) {
      server.ws.on('mail:sent', (mail: unknown) => {
        console.info(say('start.mailSent', { mail: mailService.name }))
        console.info(withoutControlCharacters(JSON.stringify(mail, null, 2)))
      })
    },
  }
}

const workerFile = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')

/** Serves MSW's worker from its package: a copy in public/ would be published. */
function mockWorker(): Plugin {
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
