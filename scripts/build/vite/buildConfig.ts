import type { UserConfig } from 'vite'

import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { mailService } from '../../../schema/mailService.ts'
import { fromRoot } from '../../files/fromRoot.ts'
import { buildTarget } from '../browsers.ts'
import { checkedContent } from './contentModule.ts'
import { siteConfig } from './siteConfig.ts'
import { unusedSections } from './unusedSections.ts'

// The build compiles all messages, so visitors do not load the parser, which has 7 kB (brotli).
const withoutParser = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
}

/** Packages that are imported late, each in its own chunk. */
const latePackages = ['@hcaptcha', ...mailService.library.split('/', 1)].join('|')

/**
 * Chunks that are imported one after the other (src/boot/boot.ts): evaluated together, they would be a long task on a
 * phone. What only the form needs stays in its own chunk.
 */
const chunkGroups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'libraries', test: new RegExp(`node_modules[\\\\/](?!${latePackages})`) },
]

/**
 * During hydration, react-intl checks whether the browser supports the language, and the first check takes a phone
 * about 100 ms. Every browser supports our languages, so the result is built in.
 */
const localeSupport = {
  'Intl.NumberFormat.supportedLocalesOf': 'Array.of',
  'Intl.DateTimeFormat.supportedLocalesOf': 'Array.of',
}

/**
 * Vite's configuration for what visitors load. The content is already read and checked, so saving the file during a
 * build changes nothing. Only this configuration omits unused sections: in the dev server, the content can change.
 */
export function buildConfig(contentFile: string, content: SiteContent): UserConfig {
  const config = siteConfig(contentFile, checkedContent(contentFile, content))
  return {
    ...config,
    plugins: [config.plugins, unusedSections(content)],
    define: localeSupport,
    resolve: { alias: [withoutParser] },
    build: {
      outDir: fromRoot('dist'),
      emptyOutDir: true,
      target: buildTarget,
      modulePreload: false,
      // Long texts make a large chunk, which the owner cannot avoid.
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: {
        input: fromRoot('src/entry-client.tsx'),
        output: {
          codeSplitting: { groups: chunkGroups },
          // The hashes are short because the document lists all of them, and hashes do not compress.
          entryFileNames: 'assets/[name]-[hash:6].js',
          chunkFileNames: 'assets/[name]-[hash:6].js',
        },
      },
    },
  }
}
