import { resolve } from 'node:path'

import type { UserConfig } from 'vite'

import { mailService } from '../../../schema/mailService.ts'
import { buildTarget } from '../browsers.ts'
import { leftOut } from './leftOut.ts'
import { siteConfig } from './siteConfig.ts'
import { unusedSections } from './unusedSections.ts'

const fromRoot = (path: string) => resolve(import.meta.dirname, '../../..', path)

// All messages are compiled while building, so the visitor goes without the parser: 7 kB of brotli.
const withoutParser = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
}

/** Packages that are imported late, on their own. */
const late = ['@hcaptcha', ...(mailService.library?.split('/', 1) ?? [])].join('|')

/**
 * Scripts of their own, imported one after the other (src/boot/boot.ts): evaluated as one they are a long task on a phone.
 * What only a visitor of the form needs stays with its part.
 */
const scripts = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'libraries', test: new RegExp(`node_modules[\\\\/](?!${late})`) },
]

/**
 * react-intl asks whether the browser knows the language, in the midst of hydration: the first such question costs a phone
 * some 100 ms. Every browser knows ours, so the answer is put in: a list of the language asked for.
 */
const knownLanguages = {
  'Intl.NumberFormat.supportedLocalesOf': 'Array.of',
  'Intl.DateTimeFormat.supportedLocalesOf': 'Array.of',
}

/** How Vite builds what visitors load. Only here is anything left out: in the dev server the check of the content may run too. */
export function buildConfig(contentFile: string): UserConfig {
  const site = siteConfig(contentFile)
  return {
    ...site,
    plugins: [site.plugins, leftOut(), unusedSections(contentFile)],
    define: knownLanguages,
    resolve: { alias: [withoutParser] },
    build: {
      outDir: fromRoot('dist'),
      emptyOutDir: true,
      target: buildTarget,
      modulePreload: false,
      rolldownOptions: {
        input: fromRoot('src/entry-client.tsx'),
        output: {
          codeSplitting: { groups: scripts },
          // The document names them all, and nothing compresses a hash.
          entryFileNames: 'assets/[name]-[hash:6].js',
          chunkFileNames: 'assets/[name]-[hash:6].js',
        },
      },
    },
  }
}
