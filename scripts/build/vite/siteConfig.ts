import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig } from 'vite'

import { fromRoot } from '../../files/fromRoot.ts'
import { publicFolder } from '../../files/paths.ts'
import { siteContent } from './contentModule.ts'
import { scriptAddresses } from './scriptAddresses.ts'

/**
 * The Vite configuration that build and dev server share. public/ is next to the folder of the content file. `content`
 * is the plugin that serves the content; by default, it reads the file on every request.
 */
export function siteConfig(
  contentFile: string,
  content: Plugin = siteContent(contentFile),
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
