import type { Plugin } from 'vite'

import { checkContentFile } from '../../check/contentFile.ts'
import { basePath as basePathOf } from '../siteWords.ts'

/** The site may be published in a folder of its host: Vite's base is the path of its address in the content. */
export function basePath(contentFile: string): Plugin {
  return {
    name: 'base-path',
    config() {
      const { result } = checkContentFile(contentFile)
      // Content with problems is reported by the plugin that serves it.
      return { base: result.ok ? basePathOf(result.content) : '/' }
    },
  }
}
