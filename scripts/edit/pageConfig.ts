import { resolve } from 'node:path'

import react from '@vitejs/plugin-react'
import type { InlineConfig } from 'vite'

import { mockModules } from './mockModules.ts'

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
    plugins: [react(), mockModules(mocks)],
    worker: { format: 'es' },
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      // The page comes from this computer: its size does not matter.
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        input: [resolve(editor, 'index.html'), resolve(editor, 'preview.html')],
      },
    },
  }
}

/** Mocks for both services, so that the preview talks to neither. */
const mocks = new Map([
  ['./Captcha.tsx', resolve(editor, 'preview/MockCaptcha.tsx')],
  ['./emailGateway.ts', resolve(editor, 'preview/mockEmail.ts')],
])
