import type { HtmlTagDescriptor, Plugin } from 'vite'

import { escapeHtml } from '../../schema/page/markup.ts'
import type * as EntryServer from '../../src/entry-server.tsx'
import { brandFiles } from '../build/brand/brandFiles.ts'
import { renderDocument } from '../build/document.ts'
import { metadataFiles } from '../build/searchEngines.ts'
import { problemReport } from '../build/vite/contentModule.ts'
import { checkWithPictures } from '../check/checkWithPictures.ts'
import { checkContentFile } from '../check/contentFile.ts'
import { contentType } from '../hosting/headers.ts'

/** Extensions of the files that the build creates: pictures and the heading font. */
const createdExtensions = /\.(?:svg|png|jpg|ico|avif|webp|woff2)$/

/** Vite's overlay explains in English how to close it. A fixed file closes it anyway. */
const tipStyle: HtmlTagDescriptor = {
  tag: 'style',
  children: 'vite-error-overlay::part(tip) { display: none }',
}

/** Creates a file as the build would from the content. Undefined if the build creates no file of this name. */
async function createFile(contentFile: string, name: string) {
  const createMetadata = metadataFiles.get(name)
  if (!createMetadata && !createdExtensions.test(name)) return undefined
  const { result } = checkContentFile(contentFile)
  if (!result.ok) return undefined
  const content = result.onPage()
  if (createMetadata) return createMetadata(content)
  return (await brandFiles(content, contentFile)).get(name)?.()
}

/** Serves the prerendered page and the files next to it in the dev server, with the same code as the build. */
export function prerenderedPage(contentFile: string): Plugin {
  return {
    name: 'prerendered-page',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = (request.url ?? '').slice(server.config.base.length)
        createFile(contentFile, name).then(send, next)

        function send(file: string | Uint8Array | undefined): void {
          if (file === undefined) return next()
          response.setHeader('Content-Type', contentType(name))
          response.end(file)
        }
      })
    },
    // Runs after Vite's own hook, which would add the base to addresses once more.
    async transformIndexHtml(template, { server }) {
      if (!server) return template
      const checked = await checkWithPictures(contentFile)
      const { result } = checked
      if (!result.ok) {
        const report = `<pre>${escapeHtml(problemReport(checked))}</pre>`
        return { html: template.replace('<!--page-->', () => report), tags: [tipStyle] }
      }
      // Vite's module loader returns modules without their types.
      const entryServer = (await server.ssrLoadModule(
        '/entry-server.tsx',
      )) as typeof EntryServer
      const { html } = await renderDocument({
        template,
        content: result.onPage(),
        server: entryServer,
        scripts: [`${server.config.base}entry-client.tsx`],
        isProduction: false,
      })
      return { html, tags: [tipStyle] }
    },
  }
}
