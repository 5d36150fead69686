import { extname } from 'node:path'

import type { Plugin } from 'vite'

import type { SiteContent } from '../../schema/generated/siteContent.ts'
import type * as EntryServer from '../../src/entry-server.tsx'
import { madeFiles } from '../build/brand/madeFiles.ts'
import { renderDocument } from '../build/document.ts'
import { companions } from '../build/searchEngines.ts'
import { headTexts } from '../build/siteWords.ts'
import { checkContentFile } from '../check/contentFile.ts'

const pictureTypes = new Map([
  ['.svg', 'image/svg+xml'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.ico', 'image/x-icon'],
  ['.avif', 'image/avif'],
  ['.webp', 'image/webp'],
  ['.woff2', 'font/woff2'],
])

/** In the dev server, gives src/index.html the prerendered page and the files beside it, by the same code as the build. */
export function prerenderedPage(contentFile: string): Plugin {
  return {
    name: 'prerendered-page',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = (request.url ?? '').slice(server.config.base.length)
        const textOf = companions.get(name)
        const type = pictureTypes.get(extname(name))
        if (!textOf && !type) return next()
        const { result } = checkContentFile(contentFile)
        if (!result.ok) return next()
        const { content } = result
        if (textOf) return response.end(textOf(content, headTexts(content)))
        return void sendPicture(content, name)

        async function sendPicture(content: SiteContent, file: string): Promise<void> {
          try {
            const make = (await madeFiles(content, contentFile)).get(file)
            if (!make) return next()
            response.setHeader('Content-Type', type ?? '')
            response.end(await make())
          } catch (error) {
            next(error)
          }
        }
      })
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(shell, { server }) {
        if (!server) return shell
        // Refuses content with problems, and shows them. Vite's module loader has no types of its own for what it loads.
        const page = (await server.ssrLoadModule(
          '/entry-server.tsx',
        )) as typeof EntryServer
        const { result } = checkContentFile(contentFile)
        if (!result.ok) return shell
        return renderDocument({
          shell,
          content: result.content,
          server: page,
          application: [`${server.config.base}entry-client.tsx`],
          isProduction: false,
        })
      },
    },
  }
}
