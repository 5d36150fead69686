import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin } from 'vite'

import { typefaces } from '../../schema/look/typefaces.ts'
import { editorFont } from '../build/brand/headingFont.ts'
import { fromRoot } from '../files/fromRoot.ts'
import { githubPolicy } from './pageHeaders.ts'

const editor = fromRoot('src/editor')

/** The page that uses GitHub as its storage. */
export interface GithubPage {
  /** The origin of the live site, which the page requests; "" if it is unknown. */
  site: string
  /** The site's repository, such as "ana/site"; "" if the page asks for it. */
  repository: string
}

/** Vite's configuration for the editor's page. It uses React's production build, which is three times as fast. */
export function pageConfig(outDir: string, github?: GithubPage): InlineConfig {
  const name = github ? 'github' : 'index'
  return {
    configFile: false,
    root: editor,
    base: './',
    publicDir: false,
    logLevel: 'error',
    plugins: [react(), ...(github ? [policyInPages(github)] : [])],
    resolve: {
      alias: {
        // The preview sends no requests to hCaptcha.
        './Captcha.tsx': resolve(editor, 'preview/MockCaptcha.tsx'),
        'virtual:script-addresses': resolve(editor, 'preview/noScriptAddresses.ts'),
      },
    },
    define: {
      'import.meta.env.SITE_ORIGIN': JSON.stringify(github?.site ?? ''),
      'import.meta.env.REPOSITORY': JSON.stringify(github?.repository ?? ''),
    },
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

/** Writes the policy into the pages: not every static host sends our headers. */
const policyInPages = ({ site }: GithubPage): Plugin => ({
  name: 'policy-in-pages',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: githubPolicy(site) },
      injectTo: 'head-prepend',
    },
  ],
})

/** Writes every heading font, with a style sheet, to the folder of the editor's page. The preview loads the selected one. */
export async function writeTypefaces(pageFolder: string): Promise<void> {
  const folder = join(pageFolder, 'typefaces')
  mkdirSync(folder)
  for (const name of Object.keys(typefaces) as (keyof typeof typefaces)[]) {
    const { font, css } = await editorFont(name)
    writeFileSync(join(folder, `${name}.woff2`), font)
    writeFileSync(join(folder, `${name}.css`), css)
  }
}
