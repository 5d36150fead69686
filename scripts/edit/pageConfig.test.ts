import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { filesBelow } from '../files/filesBelow.ts'
import { pageConfig } from './pageConfig.ts'

test('each module that the editor replaces in the preview is imported by the page', () => {
  const sources = filesBelow('src/contact').map((path) =>
    readFileSync(`src/contact/${path}`, 'utf8'),
  )
  const replaced = Object.keys(pageConfig('build').resolve?.alias ?? {})
  expect(replaced).toContain('./Captcha.tsx')
  const unused = replaced.filter(
    (name) => !sources.some((text) => text.includes(`'${name}'`)),
  )
  expect(unused).toEqual([])
})
