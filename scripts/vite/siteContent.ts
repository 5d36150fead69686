import { normalizePath, type Plugin } from 'vite'

import { compileCatalog } from '../../schema/compileCatalog.ts'
import { checkContentFile } from '../contentFile.ts'

const name = 'virtual:site-content'
const resolved = `\0${name}`

/** Serves virtual:site-content: content that has passed the check, or nothing. */
export function siteContent(contentFile: string): Plugin {
  return {
    name: 'site-content',
    resolveId: (id) => (id === name ? resolved : undefined),
    load(id) {
      if (id !== resolved) return undefined
      this.addWatchFile(contentFile)
      const { result } = checkContentFile(contentFile)
      if (!result.ok) {
        return this.error(result.problems.map((problem) => problem.message.en).join('\n'))
      }
      const { catalogs, $schema: _, ...site } = result.content
      const compiled = {
        en: compileCatalog(catalogs.en),
        br: compileCatalog(catalogs.br),
      }
      return [
        `export const site = ${JSON.stringify(site)}`,
        `export const catalogs = ${JSON.stringify(compiled)}`,
      ].join('\n')
    },
    hotUpdate({ file }) {
      if (file !== normalizePath(contentFile)) return undefined
      const module = this.environment.moduleGraph.getModuleById(resolved)
      if (module) this.environment.moduleGraph.invalidateModule(module)
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}
