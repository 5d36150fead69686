import type { UserConfig } from 'vite'

import { siteConfig } from '../build/vite/siteConfig.ts'
import { mailPrinter } from './mailPrinter.ts'
import { mockWorker } from './mockWorker.ts'
import { prerenderedPage } from './prerenderedPage.ts'

/** The site of a content file as the dev server shows it: complete at the first request, with stand-ins for the services. */
export function devConfig(contentFile: string): UserConfig {
  const { plugins = [], ...site } = siteConfig(contentFile)
  return {
    ...site,
    plugins: [...plugins, prerenderedPage(contentFile), mockWorker(), mailPrinter()],
  }
}
