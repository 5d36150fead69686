import type { UserConfig } from 'vite'

import { siteConfig } from '../build/vite/siteConfig.ts'
import { mailPrinter } from './mailPrinter.ts'
import { mockWorker } from './mockWorker.ts'
import { prerenderedPage } from './prerenderedPage.ts'

/** Vite's configuration for the dev server: the site of a content file, with mocks of the services. */
export function devConfig(contentFile: string): UserConfig {
  const { plugins = [], ...site } = siteConfig(contentFile)
  return {
    ...site,
    plugins: [...plugins, prerenderedPage(contentFile), mockWorker(), mailPrinter()],
  }
}
