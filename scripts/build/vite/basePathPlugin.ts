import type { Plugin } from 'vite'

import { checkContentFile } from '../../check/contentFile.ts'
import { basePath } from '../addresses.ts'

/** Sets Vite's base to the path of the site's address: it may be published in a folder of its host. */
export function basePathPlugin(contentFile: string): Plugin {
  return {
    name: 'base-path',
    config() {
      const { result } = checkContentFile(contentFile)
      // Problems are reported by the plugin that serves the content.
      return { base: result.ok ? basePath(result.content) : '/' }
    },
  }
}
