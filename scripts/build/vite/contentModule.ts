import { normalizePath, type Plugin, type ViteDevServer } from 'vite'

import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { languages } from '../../../schema/languages.ts'
import { pageContent } from '../../../schema/pageContent.ts'
import { contentOnPage } from '../../../schema/read/contentOnPage.ts'
import { checkWithPictures } from '../../check/checkWithPictures.ts'
import type { CheckedFile } from '../../check/contentFile.ts'
import { waitUntilWritten } from '../../check/readText.ts'
import { frameOf, linesIn } from '../../check/report/frame.ts'
import { sentence } from '../../check/report/human.ts'
import { formatReport } from '../../check/report/reportFormats.ts'
import { watchContent } from '../../check/watchContent.ts'
import { shownPath } from '../../files/paths.ts'
import { sayIn } from '../../messages/messages.ts'
import { systemLanguage } from '../../terminal/systemLanguage.ts'
import { basePath } from '../addresses.ts'
import { pagePictures } from '../brand/pagePictures.ts'

const name = 'virtual:site-content'
const resolved = `\0${name}`

/** The code of the virtual module: the content as the page uses it. */
async function moduleOf(
  content: SiteContent,
  contentFile: string,
  base: string,
): Promise<string> {
  const pictures = await pagePictures(content, contentFile, base)
  return `export const content = ${JSON.stringify(pageContent(content, base, pictures))}`
}

/** The problems that the dev server shows over the page. */
export interface ShownProblems {
  lang: string
  title: string
  close: string
  problems: { words: string; frame: string }[]
}

export function problemsToShow({ file, text, result }: CheckedFile): ShownProblems {
  const language = systemLanguage()
  const errors = result.problems.filter(({ severity }) => severity === 'error')
  const lines = linesIn(text)
  const problems = errors.map((problem) => ({
    words: `${shownPath(file)}:${problem.line}:${problem.column} ${sentence(problem, language)}`,
    frame: text === '' ? '' : frameOf(lines, problem),
  }))
  return {
    lang: languages[language].lang,
    title: sayIn(language, 'start.problems', { file: shownPath(file) }),
    close: sayIn(language, 'start.close'),
    problems,
  }
}

/** The last content that passed the check, by content file. The page shows it while the file has problems. */
const lastRight = new Map<string, { content: SiteContent; module: string }>()

/** The page content of the file, or of the last content that passed the check. */
export const contentToShow = ({ file, result }: CheckedFile): SiteContent | undefined =>
  result.ok ? contentOnPage(result.content) : lastRight.get(file)?.content

/** Shows problems over the open page, and reloads it when they are fixed. Returns a function that stops this. */
function showChanges(server: ViteDevServer, contentFile: string): () => void {
  const problemsMessage = (checked: CheckedFile) => ({
    type: 'custom' as const,
    event: 'content:problems',
    data: problemsToShow(checked),
  })
  const forget = () => {
    for (const { moduleGraph } of Object.values(server.environments)) {
      const module = moduleGraph.getModuleById(resolved)
      if (module) moduleGraph.invalidateModule(module)
    }
  }
  server.ws.on('content:ask', (_: unknown, client: { send(payload: object): void }) => {
    void checkWithPictures(contentFile).then((checked) => {
      if (!checked.result.ok) client.send(problemsMessage(checked))
    })
  })
  return watchContent(contentFile, async () => {
    forget()
    const checked = await checkWithPictures(contentFile)
    if (checked.result.ok) {
      server.ws.send({ type: 'full-reload' })
    } else {
      server.config.logger.error(formatReport('human', checked, systemLanguage()))
      server.ws.send(problemsMessage(checked))
    }
  })
}

/** The module virtual:site-content for page content, with the path where the site is published. */
export function checkedContent(contentFile: string, content: SiteContent): Plugin {
  const base = basePath(content)
  /** Created once for the visitor's bundle and the prerendering bundle. */
  let module: Promise<string> | undefined
  return {
    name: 'checked-content',
    config: () => ({ base }),
    resolveId: (id) => (id === name ? resolved : undefined),
    load: (id) =>
      id === resolved ? (module ??= moduleOf(content, contentFile, base)) : undefined,
  }
}

/** The module virtual:site-content for a file that can change: the last content that passed the check, if any. */
export function siteContent(contentFile: string): Plugin {
  let end = () => {}
  return {
    name: 'site-content',
    resolveId: (id) => (id === name ? resolved : undefined),
    async load(id) {
      if (id !== resolved) return undefined
      await waitUntilWritten(contentFile)
      const { result, ...file } = await checkWithPictures(contentFile)
      if (result.ok) {
        const { base } = this.environment.config
        const content = contentOnPage(result.content)
        const module = await moduleOf(content, contentFile, base)
        lastRight.set(contentFile, { content, module })
        return module
      }
      const last = lastRight.get(contentFile)
      if (last && this.environment.mode === 'dev') return last.module
      const { title, problems } = problemsToShow({ ...file, result })
      return this.error([title, ...problems.map((each) => each.words)].join('\n'))
    },
    configureServer(server) {
      end = showChanges(server, contentFile)
    },
    // Called when the server closes.
    closeBundle: () => end(),
    // The watcher above reloads the page; Vite would reload it once more.
    hotUpdate: ({ file }) => (file === normalizePath(contentFile) ? [] : undefined),
  }
}
