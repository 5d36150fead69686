import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@playwright/test'

import project from '../../../package.json' with { type: 'json' }
import { sampleDist } from '../support/sampleBuild.ts'

test('the license of each package whose code visitors receive is published', () => {
  const licences = readFileSync(join(sampleDist, 'licences.txt'), 'utf8')
  const named = [...licences.matchAll(/^## (\S+)/gm)].map(([, name]) => name)
  expect(named).toEqual(expect.arrayContaining(Object.keys(project.dependencies)))
  // Icons are data, which the list of scripts does not contain.
  expect(named).toContain('Lucide')
  expect(licences).toContain('Copyright (c) 2013-present Cole Bemis')
})
