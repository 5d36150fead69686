import { applyEdits, format } from 'jsonc-parser'
import { expect, test } from 'vitest'

import sample from '../../tests/fixtures/sample/content/site.json' with { type: 'json' }
import { checkContent } from '../checkContent.ts'
import { canonicalText } from './canonicalText.ts'

const checked = checkContent(JSON.stringify(sample))
if (!checked.ok) throw new Error('The sample has problems.')
const { content } = checked
const canonical = canonicalText(content)

test('it is what the formatter of VS Code makes of it, and stays so', () => {
  const options = { tabSize: 2, insertSpaces: true, eol: '\n', insertFinalNewline: true }
  expect(applyEdits(canonical, format(canonical, undefined, options))).toBe(canonical)
  expect(JSON.parse(canonical)).toEqual(sample)
})
