import { resolve } from 'node:path'

import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin } from 'vite'

const fromRoot = (path: string) => resolve(import.meta.dirname, '../..', path)
const editor = fromRoot('src/editor')

/** How Vite builds the editor's page: React as visitors get it, three times as quick as its development build. */
export function pageConfig(outDir: string): InlineConfig {
  return {
    configFile: false,
    root: editor,
    base: './',
    publicDir: false,
    logLevel: 'error',
    plugins: [react(), standIns()],
    worker: { format: 'es' },
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      // It comes from this computer.
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        input: [resolve(editor, 'index.html'), resolve(editor, 'preview.html')],
      },
    },
  }
}

const addresses = 'virtual:script-addresses'

/** The page in the preview reaches neither service: what it would load is played by the editor. */
const played = new Map([
  ['./Captcha.tsx', resolve(editor, 'preview/PlayedCaptcha.tsx')],
  ['./emailGateway.ts', resolve(editor, 'preview/playedEmail.ts')],
])

function standIns(): Plugin {
  return {
    name: 'stand-ins',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === addresses) return `\0${source}`
      return importer && /[\\/]src[\\/]contact[\\/]/.test(importer)
        ? played.get(source)
        : undefined
    },
    load: (id) =>
      id === `\0${addresses}`
        ? 'export const captchaAddress = undefined, emailAddress = undefined'
        : undefined,
  }
}
