import { resolve } from 'node:path'

import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'

import { publicFolder } from '../../check/paths.ts'
import { basePath } from './basePath.ts'
import { siteContent } from './contentModule.ts'
import { scriptAddresses } from './scriptAddresses.ts'

const fromRoot = (path: string) => resolve(import.meta.dirname, '../../..', path)

/** What building and serving the site of a content file have in common; its folder public/ lies beside the content's folder. */
export function siteConfig(contentFile: string): UserConfig {
  return {
    root: fromRoot('src'),
    // One page: any other address is not found.
    appType: 'mpa',
    publicDir: publicFolder(contentFile),
    plugins: [
      react(),
      basePath(contentFile),
      siteContent(contentFile),
      scriptAddresses(),
    ],
    // The dev server makes the libraries ready before the first page asks for them.
    optimizeDeps: { entries: ['entry-client.tsx'] },
    ssr: { noExternal: [/^@mui\//, /^@emotion\//] },
  }
}
