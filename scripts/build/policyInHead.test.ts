import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { withDocumentPolicy } from './policyInHead.ts'

const tag = '<meta http-equiv="Content-Security-Policy"'
const sha256 = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('the document’s policy follows the character set and precedes everything it applies to', () => {
  const html = '<head>\n<meta charset="utf-8" /><style>a{}</style></head>'
  const page = withDocumentPolicy(html)
  expect(page).toContain(`<head>\n<meta charset="utf-8" />${tag}`)
  expect(page).toContain(sha256('a{}'))
})

test('a style attribute in the markup is rejected by name', () => {
  const html = '<p class="x">style="ok" as text</p><div id="y" style="color:red">'
  expect(() => withDocumentPolicy(html)).toThrow(
    'the style attribute of <div id="y" style="color:red">.',
  )
})
