import { expect, test } from 'vitest'

import { readDrawing } from '../../schema/pictures/drawing.ts'
import { commonHeaders, contentTypes, documentHeaders, type Header } from './headers.ts'
import { iisFile } from './iisFile.ts'
import { hostPolicy } from './policy.ts'

const text = iisFile(['index.html', 'logos/a & b.svg', 'assets/a-1.js'])
const [common = '', ...locations] = text.split('<location ')
const settingsOf = (path: string) =>
  locations.find((part) => part.startsWith(`path="${path}"`))

test('web.config is XML with every header, type, and caching rule', () => {
  expect(readDrawing(text)).toBeTruthy()
  const header = ({ name, value }: Header) => `<add name="${name}" value="${value}"/>`
  for (const each of commonHeaders({ isHttps: false }))
    expect(common).toContain(header(each))
  for (const each of documentHeaders(hostPolicy({ isHttps: false })))
    expect(settingsOf('index.html')).toContain(header(each))
  for (const ending of Object.keys(contentTypes))
    expect(common).toContain(`<mimeMap fileExtension=".${ending}"`)
  expect(common).toContain('cacheControlMaxAge="0.01:00:00" cacheControlCustom="public"')
  expect(settingsOf('index.html')).toContain('cacheControlMode="DisableCache"')
  expect(settingsOf('assets')).toContain('cacheControlMaxAge="365.00:00:00"')
  expect(settingsOf('logos/a &amp; b.svg')).toContain('sandbox')
  expect(common).toContain('<error statusCode="404" path="404.html"')
  // The list of sent files.
  expect(common).toContain('<remove sequence="-site-files.json"/>')
})

test('a setting is removed before it is added, in case the server has it', () => {
  const added = [
    ...text.matchAll(
      /<(?:add|mimeMap|error) (name|fileExtension|statusCode|segment|sequence)="([^"]+)"/g,
    ),
  ]
  expect(added.length).toBeGreaterThan(20)
  for (const [whole, key, value] of added) {
    const before = text.slice(0, text.indexOf(whole)).trimEnd()
    expect(before.endsWith(`<remove ${key}="${value}"/>`), whole).toBe(true)
  }
})
