import { expect, test } from 'vitest'

import { setValue } from '../../../schema/editContent.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { parseContent } from './parseContent.ts'

test.each<[Path, unknown, isContent: boolean]>([
  [['site'], null, false],
  [['services'], { cloud: {} }, false],
  [['sections', 0], null, false],
  [[], [{}], false],
  // The value is invalid, but the form can show it.
  [['company', 'name'], null, true],
  [['site', 'colors'], 'red', true],
])('with %j set to %j, the editor’s form can open: %s', (path, value, isContent) => {
  const text = JSON.stringify(setValue(sampleContent, path, value))
  // Some editors add a byte order mark.
  for (const written of [text, `\uFEFF${text}`])
    expect(parseContent(written)).toEqual(isContent ? JSON.parse(text) : undefined)
})

test.each([
  ['site', { colors: {} }],
  ['header', { menu: [], button: {} }],
  ['sections', []],
  ['catalogs', {}],
])('content without “%s” opens with this part empty', (part, empty) => {
  const { [part]: _, ...others }: Record<string, unknown> = { ...sampleContent }
  const opened = parseContent(JSON.stringify(others))
  expect(opened).toEqual({ ...others, [part]: empty })
})
