import { expect, test } from 'vitest'

import { setValue } from '../../../schema/editContent.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { parseContent } from './parseContent.ts'

test.each<[Path, unknown, opens: boolean]>([
  [['site'], null, false],
  [['services'], { cloud: {} }, false],
  [['sections', 0], null, false],
  [[], [{}], false],
  // The value is invalid, but the form can show it.
  [['company', 'name'], null, true],
  [['site', 'colors'], 'red', true],
])('content with %j set to %j opens in the editor’s form: %s', (path, value, opens) => {
  const text = JSON.stringify(setValue(sampleContent, path, value))
  // Some editors add a byte order mark.
  for (const fileText of [text, `\uFEFF${text}`])
    expect(parseContent(fileText)).toEqual(opens ? JSON.parse(text) : undefined)
})

test.each([
  ['site', { colors: {} }],
  ['header', { menu: [], button: {} }],
  ['sections', []],
  ['catalogs', {}],
])('content without “%s” opens with this part empty', (part, empty) => {
  const { [part]: _, ...others }: Record<string, unknown> = { ...sampleContent }
  const parsed = parseContent(JSON.stringify(others))
  expect(parsed).toEqual({ ...others, [part]: empty })
})
