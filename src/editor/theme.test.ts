import { expect, test } from 'vitest'

import { styles, theme } from './theme.ts'

const usedColors =
  /^--mui-palette-(primary|error|warning|success|background|text|divider)(-(?!\w*Channel)\w+)?$/
const usedFonts = /^--mui-(shape|font-(h1|h2|h3|button|caption))/

test('the colors, fonts, and styles of the editor match the snapshot', async () => {
  const shownPart = (key: string, value: unknown) => {
    if (typeof value === 'function') return value({ theme })
    const isUsed = usedColors.test(key) || usedFonts.test(key)
    return key.startsWith('--mui-') && !isUsed ? undefined : value
  }
  // MUI's type of a theme lacks this function.
  const { generateStyleSheets } = theme as object as {
    generateStyleSheets: () => object[]
  }
  const parts = [generateStyleSheets(), theme.components, styles]
  const text = `${JSON.stringify(parts, shownPart, 2)}\n`
  await expect(text).toMatchFileSnapshot('__snapshots__/theme.txt')
})
