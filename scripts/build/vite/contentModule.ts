import { normalizePath, type Plugin, type ViteDevServer } from 'vite'

import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { pageContent } from '../../../schema/pageContent.ts'
import { checkWithPictures } from '../../check/checkWithPictures.ts'
import { checkContentFile, type CheckedFile } from '../../check/contentFile.ts'
import { formatReport } from '../../check/report/reportFormats.ts'
import { watchContent } from '../../check/watchContent.ts'
import { systemLanguage } from '../../terminal/systemLanguage.ts'
import { basePath } from '../addresses.ts'
import { withLogoSheet } from '../brand/logoSheet.ts'
import { pagePictures } from '../brand/pagePictures.ts'

const moduleId = 'virtual:site-content'
const resolvedId = `\0${moduleId}`

/** The code of the virtual module: the content as the page uses it. */
async function moduleOf(
  content: SiteContent,
  contentFile: string,
  base: string,
): Promise<string> {
  const pictures = await pagePictures(content, contentFile, base)
  const withLogos = await withLogoSheet(content, contentFile)
  return `export const content = ${JSON.stringify(pageContent(withLogos, base, pictures))}`
}

/** The report of a file's problems, in the computer's language. */
export const problemReport = (checked: CheckedFile) =>
  formatReport('human', checked, systemLanguage())

/** Shows problems over the open page, and reloads it when they are fixed. Returns a function that stops this. */
function showChanges(server: ViteDevServer, contentFile: string): () => void {
  const showOverlay = (checked: CheckedFile) =>
    server.ws.send({ type: 'error', err: { message: problemReport(checked), stack: '' } })
  const invalidateModules = () => {
    for (const { moduleGraph } of Object.values(server.environments)) {
      const module = moduleGraph.getModuleById(resolvedId)
      if (module) moduleGraph.invalidateModule(module)
    }
  }
  server.ws.on('connection', () => {
    void checkWithPictures(contentFile).then((checked) => {
      if (!checked.result.ok) showOverlay(checked)
    })
  })
  return watchContent(contentFile, async () => {
    invalidateModules()
    const checked = await checkWithPictures(contentFile)
    if (checked.result.ok) {
      server.ws.send({ type: 'full-reload' })
    } else {
      server.config.logger.error(problemReport(checked))
      showOverlay(checked)
    }
  })
}

/** The module virtual:site-content for page content, with the path where the site is published. */
export function checkedContent(contentFile: string, content: SiteContent): Plugin {
  const base = basePath(content)
  /** Created once for the visitor's bundle and the prerendering bundle. */
  let code: Promise<string> | undefined
  return {
    name: 'checked-content',
    config: () => ({ base }),
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    load: (id) =>
      id === resolvedId ? (code ??= moduleOf(content, contentFile, base)) : undefined,
  }
}

/** The module virtual:site-content for a content file that can change. */
export function siteContent(contentFile: string): Plugin {
  let stopWatching = () => {}
  return {
    name: 'site-content',
    config() {
      const { result } = checkContentFile(contentFile)
      // `load` reports problems.
      return { base: result.ok ? basePath(result.content) : '/' }
    },
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    async load(id) {
      if (id !== resolvedId) return undefined
      const { result, ...file } = await checkWithPictures(contentFile)
      if (!result.ok) return this.error(problemReport({ ...file, result }))
      const { base } = this.environment.config
      return moduleOf(result.onPage(), contentFile, base)
    },
    configureServer(server) {
      stopWatching = showChanges(server, contentFile)
    },
    // Called when the server closes.
    closeBundle: () => stopWatching(),
    // The watcher above reloads the page; Vite would reload it once more.
    hotUpdate: ({ file }) => (file === normalizePath(contentFile) ? [] : undefined),
  }
}
