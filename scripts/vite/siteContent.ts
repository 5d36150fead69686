import { normalizePath, type Plugin } from 'vite'

import { compileCatalog } from '../../schema/compileCatalog.ts'
import type { SiteContent } from '../../schema/siteContent.ts'
import { checkContentFile } from '../contentFile.ts'

const name = 'virtual:site-content'
const resolved = `\0${name}`

/** Content paths are meant from the site's own folder, which need not be the root of its host. */
function inBase(content: Omit<SiteContent, 'catalogs'>, base: string) {
  const clients = content.clients.map((client) => ({
    ...client,
    logo: base + client.logo.slice(1),
  }))
  return { ...content, clients }
}

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
      const { catalogs, $schema: _, ...content } = result.content
      const site = inBase(content, this.environment.config.base)
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
