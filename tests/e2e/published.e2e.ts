import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from '@playwright/test'

const dist = join(import.meta.dirname, '../../dist')

test('the published files hold nothing of the stand-ins', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(dist, file)).isFile())
    .map((file) => ({ file, text: readFileSync(join(dist, file), 'utf8') }))
  expect(files.length).toBeGreaterThan(10)
  const traces = /mockServiceWorker|stand-in|fail-\d{3}|msw\b|10000000-aaaa|playCaptcha/i
  expect(files.filter(({ text }) => traces.test(text)).map(({ file }) => file)).toEqual(
    [],
  )
})
