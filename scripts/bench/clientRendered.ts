/** For comparison: the same application rendered in the browser, as this stack does by default. */
import { join } from 'node:path'

import { build, type Plugin } from 'vite'

import type { SiteContent } from '../../schema/generated/siteContent.ts'
import { languages } from '../../schema/languages.ts'
import { defaultLanguageOf } from '../../schema/read/contentLanguages.ts'
import { buildConfig } from '../build/vite/buildConfig.ts'

const name = 'virtual:client-rendered'

/** Replaces src/entry-client.tsx, which hydrates the prerendered page. */
const entry = (content: SiteContent) => `
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { content } from 'virtual:site-content'
import { App } from '/App.tsx'
const asked = new URL(location.href).searchParams.get('lang')
createRoot(document.getElementById('root')).render(
  createElement(App, {
    content,
    language: Object.hasOwn(content.catalogs, asked) ? asked : '${defaultLanguageOf(content)}',
    year: new Date().getFullYear(),
  }),
)
`

function clientEntry(content: SiteContent): Plugin {
  return {
    name: 'client-rendered',
    enforce: 'pre',
    resolveId: (id) => (id === name ? `${name}.js` : undefined),
    load: (id) => (id === `${name}.js` ? entry(content) : undefined),
  }
}

/** Builds into `outDir` and returns the document. */
export async function buildClientRendered(
  contentFile: string,
  content: SiteContent,
  outDir: string,
): Promise<string> {
  const config = buildConfig(contentFile, content)
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'warn',
    plugins: [...(config.plugins ?? []), clientEntry(content)],
    build: { ...config.build, outDir, rolldownOptions: { input: name } },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) =>
    'output' in one ? one.output : [],
  )
  const script = outputs.find(
    (file) =>
      file.type === 'chunk' && file.isEntry && file.name.includes('client-rendered'),
  )?.fileName
  if (script === undefined)
    throw new Error(`Failed to build ${join(outDir, 'index.html')}: no entry script.`)
  const { site, company } = content
  const base = new URL(site.address).pathname
  return [
    `<!doctype html><html lang="${languages[defaultLanguageOf(content)].lang}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${company.name}</title><meta name="description" content="${company.name}">`,
    `<link rel="canonical" href="${site.address}"><link rel="icon" href="${base}icon.svg" type="image/svg+xml">`,
    `<script type="module" src="${base}${script}"></script></head><body><div id="root"></div></body></html>`,
  ].join('')
}
