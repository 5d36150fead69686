import { resolve } from 'node:path'

import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin } from 'vite'

import { fromRoot } from '../files/fromRoot.ts'
import { mockModules } from './mockModules.ts'
import { githubPolicy } from './pageHeaders.ts'

const editor = fromRoot('src/editor')

/** The page that has GitHub as its storage. */
export interface AtGithub {
  /** The origin of the live site, which it looks at; "" where that is not known. */
  site: string
  /** As in "ana/site"; "" where the page asks for it. */
  repository: string
}

/** How Vite builds the editor's page: React as visitors get it, three times as quick as its development build. */
export function pageConfig(outDir: string, github?: AtGithub): InlineConfig {
  const name = github ? 'github' : 'index'
  return {
    configFile: false,
    root: editor,
    base: './',
    publicDir: false,
    logLevel: 'error',
    plugins: [react(), mockModules(mocks), ...(github ? [policyInPages(github)] : [])],
    define: {
      'import.meta.env.SITE_ORIGIN': JSON.stringify(github?.site ?? ''),
      'import.meta.env.REPOSITORY': JSON.stringify(github?.repository ?? ''),
    },
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

/** Puts the policy into the pages: not every static host sends our headers. */
const policyInPages = ({ site }: AtGithub): Plugin => ({
  name: 'policy-in-pages',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: githubPolicy(site) },
      injectTo: 'head-prepend',
    },
  ],
})

/** Mocks for both services, so that the preview talks to neither. */
const mocks = new Map([
  ['./Captcha.tsx', resolve(editor, 'preview/MockCaptcha.tsx')],
  ['./emailGateway.ts', resolve(editor, 'preview/mockEmail.ts')],
])
