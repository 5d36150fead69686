import { expect, test } from 'vitest'

import { checkNoInlineStyles } from './checkNoInlineStyles.ts'

test('a style attribute in the markup is named and refused', () => {
  const html = '<p class="x">style="ok" as text</p><div id="y" style="color:red">'
  expect(() => checkNoInlineStyles(html)).toThrowErrorMatchingInlineSnapshot(
    `[Error: Failed to build: a style attribute, which the content security policy blocks, stands in <div id="y" style="color:red">. Move the style into the theme or an sx prop, or use a component that writes none.]`,
  )
})
