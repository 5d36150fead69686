import type { Plugin } from 'vite'

import type { render } from '../../src/entry-server.tsx'
import { renderDocument } from '../build/document.ts'
import { companions, headTags } from '../build/searchEngines.ts'
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
        return response.end(textOf(content, headTexts(content.catalogs.en)))
      })
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(shell, { server }) {
        if (!server) return shell
        const { base } = server.config
        const entry = await server.ssrLoadModule('/entry-server.tsx')
        // Vite's module loader has no types of its own for what it loads.
        const renderPage = entry['render'] as typeof render
        const { result } = checkContentFile(contentFile)
        return renderDocument({
          shell,
          head: result.ok
            ? headTags(result.content, headTexts(result.content.catalogs.en))
            : '',
          pages: { en: renderPage('en'), br: renderPage('br') },
          application: [`${base}entry-client.tsx`],
        })
      },
    },
  }
}
