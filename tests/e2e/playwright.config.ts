import { availableParallelism } from 'node:os'

import { defineConfig } from '@playwright/test'

import {
  browserArguments,
  findTestBrowser,
  noBrowser,
} from '../../scripts/test/findBrowser.ts'

const executablePath = findTestBrowser()
if (executablePath === undefined) throw new Error(noBrowser)

/** `quick` is part of `npm test`; `full` (files that end in .full.e2e.ts) of `npm run test:full`. */
export default defineConfig({
  testDir: '.',
  // Records are the same on every system.
  snapshotPathTemplate: '{testDir}/{testFileDir}/{arg}{ext}',
  outputDir: '../../test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: Math.max(2, availableParallelism() - 1),
  // Limits for a busy computer. They only end tests that would never pass.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    launchOptions: { executablePath, args: browserArguments },
    locale: 'en-US',
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'quick', testMatch: '**/*.e2e.ts', testIgnore: '**/*.full.e2e.ts' },
    { name: 'full', testMatch: '**/*.full.e2e.ts', timeout: 1_200_000 },
  ],
})
