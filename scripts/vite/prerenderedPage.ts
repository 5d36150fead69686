import type { Plugin } from 'vite'

import type * as EntryServer from '../../src/entry-server.tsx'
import { renderDocument } from '../build/document.ts'
import { companions } from '../build/searchEngines.ts'
import { headTexts } from '../build/siteWords.ts'
import { checkContentFile } from '../content/contentFile.ts'

/** In the dev server, gives src/index.html the prerendered page of both languages and the files beside it, by the same code as the build. */
export function prerenderedPage(contentFile: string): Plugin {
  return {
    name: 'prerendered-page',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const textOf = companions.get(
          (request.url ?? '').slice(server.config.base.length),
        )
        if (!textOf) return next()
        const { result } = checkContentFile(contentFile)
        if (!result.ok) return next()
        const { content } = result
        return response.end(textOf(content, headTexts(content)))
      })
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(shell, { server }) {
        const { result } = checkContentFile(contentFile)
        // Content with problems is shown by the plugin that serves it.
        if (!server || !result.ok) return shell
        // Vite's module loader has no types of its own for what it loads.
        const page = (await server.ssrLoadModule(
          '/entry-server.tsx',
        )) as typeof EntryServer
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
