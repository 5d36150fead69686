import { expect, test } from 'vitest'

import { readDrawing } from '../../schema/pictures/drawing.ts'
import { iisFile } from './iisFile.ts'

const text = iisFile(['index.html', 'logos/a & b.svg', 'assets/a-1.js'])

test('web.config is XML, and a setting is removed before it is added, in case the server has it', () => {
  const added = [
    ...text.matchAll(
      /<(?:add|mimeMap|error) (name|fileExtension|statusCode|segment|sequence)="([^"]+)"/g,
    ),
  ]
  expect(readDrawing(text)).toBeTruthy()
  expect(added.length).toBeGreaterThan(20)
  for (const [whole, key, value] of added) {
    const before = text.slice(0, text.indexOf(whole)).trimEnd()
    expect(before.endsWith(`<remove ${key}="${value}"/>`), whole).toBe(true)
  }
})
