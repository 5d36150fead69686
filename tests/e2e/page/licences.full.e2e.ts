/** The build contains the licence of every package of which it contains code. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@playwright/test'
import { build } from 'vite'

import { buildConfig } from '../../../scripts/build/vite/buildConfig.ts'
import { readAccepted } from '../support/acceptedContent.ts'
import { sampleContent, sampleDist } from '../support/sampleBuild.ts'

/** The packages of which code is in the visitors' scripts. */
async function packagesInScripts(): Promise<Set<string>> {
  const config = buildConfig(sampleContent, readAccepted(sampleContent))
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false },
  })
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((bundle) =>
    'output' in bundle ? bundle.output : [],
  )
  const modules = outputs.flatMap((output) =>
    output.type === 'chunk' ? Object.entries(output.modules) : [],
  )
  const names = modules
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .flatMap(
      ([id]) => /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1] ?? [],
    )
  return new Set(names.map((name) => name.replace('\\', '/')))
}

test('the licence of each package whose code visitors receive is published with it', async () => {
  const licences = readFileSync(join(sampleDist, 'licences.txt'), 'utf8')
  const named = new Set(
    [...licences.matchAll(/^## (\S+)/gm)].map(([, name = '']) => name),
  )
  const packages = await packagesInScripts()
  expect(packages).toContain('react-dom')
  expect(packages.size).toBeGreaterThan(10)
  expect([...packages].filter((name) => !named.has(name))).toEqual([])
  // Icons are data, and not seen among the scripts.
  expect(named).toContain('Lucide')
  expect(licences).toContain('Copyright (c) 2013-present Cole Bemis')
})
