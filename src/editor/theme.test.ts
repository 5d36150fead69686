import { expect, test } from 'vitest'

import { styles, theme } from './theme.ts'

const used =
  /^--mui-(shape|font-(h[123]|button|caption)$|palette-(primary|error|warning|success|background|text|divider)(-(?!\w*Channel)\w+)?$)/

test('the colors, fonts, and styles of the editor match the snapshot', async () => {
  const shownPart = (key: string, value: unknown) => {
    if (typeof value === 'function') return value({ theme })
    return key.startsWith('--mui-') && !used.test(key) ? undefined : value
  }
  // MUI's type of a theme lacks this function.
  const { generateStyleSheets } = theme as object as {
    generateStyleSheets: () => object[]
  }
  const parts = [generateStyleSheets(), theme.components, styles]
  const text = `${JSON.stringify(parts, shownPart, 2)}\n`
  await expect(text).toMatchFileSnapshot('__snapshots__/theme.txt')
})
