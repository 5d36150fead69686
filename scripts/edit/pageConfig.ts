import { resolve } from 'node:path'

import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin } from 'vite'

import { fromRoot } from '../files/fromRoot.ts'
import { mockModules } from './mockModules.ts'
import { githubPolicy } from './pageHeaders.ts'

const editor = fromRoot('src/editor')

/** The page of the editor's server, or that which has GitHub as its storage. */
export type PageName = 'index' | 'github'

/** How Vite builds the editor's page: React as visitors get it, three times as quick as its development build. */
export function pageConfig(outDir: string, name: PageName): InlineConfig {
  return {
    configFile: false,
    root: editor,
    base: './',
    publicDir: false,
    logLevel: 'error',
    plugins: [react(), mockModules(mocks), ...(name === 'github' ? [policyInPages] : [])],
    worker: { format: 'es' },
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 5000,
      rolldownOptions: {
        input: [resolve(editor, `${name}.html`), resolve(editor, 'preview.html')],
      },
    },
  }
}

/** Static hosts send no header of ours, or only some of them do. */
const policyInPages: Plugin = {
  name: 'policy-in-pages',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: githubPolicy },
      injectTo: 'head-prepend',
    },
  ],
}

/** Mocks for both services, so that the preview talks to neither. */
const mocks = new Map([
  ['./Captcha.tsx', resolve(editor, 'preview/MockCaptcha.tsx')],
  ['./emailGateway.ts', resolve(editor, 'preview/mockEmail.ts')],
])
