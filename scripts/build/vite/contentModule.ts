import { normalizePath, type Plugin, type ViteDevServer } from 'vite'

import { pageContent } from '../../../schema/pageContent.ts'
import { contentOnPage } from '../../../schema/read/contentOnPage.ts'
import { checkWithPictures } from '../../check/checkWithPictures.ts'
import type { CheckedFile } from '../../check/contentFile.ts'
import { shownPath } from '../../check/paths.ts'
import { whenSettled } from '../../check/readText.ts'
import { frameOf } from '../../check/report/frame.ts'
import { sentence } from '../../check/report/human.ts'
import { formatReport } from '../../check/report/reportFormats.ts'
import { watchContent } from '../../check/watchContent.ts'
import { systemLanguage } from '../../systemLanguage.ts'
import { pagePictures } from '../brand/pagePictures.ts'

const plugin = 'site-content'
const name = 'virtual:site-content'
const resolved = `\0${name}`

/** The module's code: the content as the page takes it. */
async function moduleOf(
  { result }: CheckedFile,
  contentFile: string,
  base: string,
): Promise<string | undefined> {
  if (!result.ok) return undefined
  const content = contentOnPage(result.content)
  const pictures = await pagePictures(content, contentFile, base)
  return `export const content = ${JSON.stringify(pageContent(content, base, pictures))}`
}

/** Problems as Vite shows errors. Without a stack: it would lead to our code, not to the mistake. */
interface ContentError {
  message: string
  stack: string
  id: string
  frame: string
  plugin: string
  loc: { file: string; line: number; column: number }
}

function contentError({ file, text, result }: CheckedFile): ContentError {
  const language = systemLanguage()
  const errors = result.problems.filter(({ severity }) => severity === 'error')
  const { line, column } = errors[0] ?? { line: 1, column: 1 }
  const sentences = errors.map(
    (problem) => `${problem.line}:${problem.column} ${sentence(problem, language)}`,
  )
  const [first] = errors
  return {
    message: [shownPath(file), ...sentences].join('\n'),
    stack: '',
    id: file,
    frame: first && text !== '' ? frameOf(text, first) : '',
    plugin,
    loc: { file, line, column },
  }
}

/** Shows problems over the open page, and the page itself when they are mended. Returns what ends it. */
function showChanges(server: ViteDevServer, contentFile: string): () => void {
  const forget = () => {
    for (const { moduleGraph } of Object.values(server.environments)) {
      const module = moduleGraph.getModuleById(resolved)
      if (module) moduleGraph.invalidateModule(module)
    }
  }
  return watchContent(contentFile, async () => {
    forget()
    const checked = await checkWithPictures(contentFile)
    if (checked.result.ok) {
      server.ws.send({ type: 'full-reload' })
    } else {
      server.config.logger.error(formatReport('human', checked, systemLanguage()))
      server.ws.send({ type: 'error', err: contentError(checked) })
    }
  })
}

/** Serves virtual:site-content: content that has passed the check, or nothing. */
export function siteContent(contentFile: string): Plugin {
  let end = () => {}
  return {
    name: plugin,
    resolveId: (id) => (id === name ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined
      await whenSettled(contentFile)
      const checked = await checkWithPictures(contentFile)
      return (
        (await moduleOf(checked, contentFile, this.environment.config.base)) ??
        this.error(contentError(checked))
      )
    },
    configureServer(server) {
      end = showChanges(server, contentFile)
    },
    // The server closes.
    closeBundle: () => end(),
    // The watcher above does what has to be done; Vite itself would reload once more.
    hotUpdate: ({ file }) => (file === normalizePath(contentFile) ? [] : undefined),
  }
}
