import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig } from 'vite'

import { checkContentFile } from '../../check/contentFile.ts'
import { fromRoot } from '../../files/fromRoot.ts'
import { publicFolder } from '../../files/paths.ts'
import { basePath } from '../addresses.ts'
import { siteContent } from './contentModule.ts'
import { scriptAddresses } from './scriptAddresses.ts'

/**
 * The Vite configuration that build and dev server share. public/ is next to the folder of the content file. `content`
 * is the plugin that serves the content; by default, it reads the file on every request.
 */
export function siteConfig(
  contentFile: string,
  content: Plugin[] = [basePathPlugin(contentFile), siteContent(contentFile)],
): UserConfig {
  return {
    root: fromRoot('src'),
    // One page: any other address is a 404.
    appType: 'mpa',
    publicDir: publicFolder(contentFile),
    plugins: [react(), content, scriptAddresses()],
    // Pre-bundles the libraries before the first request.
    optimizeDeps: { entries: ['entry-client.tsx'] },
    ssr: { noExternal: [/^@mui\//, /^@emotion\//] },
  }
}

/** Sets Vite's base to the path of the site's address: the site can be in a folder of its host. */
function basePathPlugin(contentFile: string): Plugin {
  return {
    name: 'base-path',
    config() {
      const { result } = checkContentFile(contentFile)
      // The plugin that serves the content reports problems.
      return { base: result.ok ? basePath(result.content) : '/' }
    },
  }
}
