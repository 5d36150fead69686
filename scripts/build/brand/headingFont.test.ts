import { expect, test } from 'vitest'

import { copyOfSample } from '../../../tests/fixtures/sampleContent.ts'
import { editorFont, headingFont } from './headingFont.ts'

test('the heading font has only the letters of headings, in every language', () => {
  const content = copyOfSample()
  const fontWith = (key: string) => {
    const br = { ...content.catalogs.br, [key]: 'Ŵ' }
    return headingFont({ ...content, catalogs: { ...content.catalogs, br } }, '/')?.file
  }
  expect(fontWith('hero.title')).not.toBe(fontWith('unused'))
  expect(fontWith('page.description')).toBe(fontWith('unused'))
})

test('a heading font is a small WOFF2 with its license', async () => {
  const content = copyOfSample()
  const font = headingFont(content, '/folder/')
  const [small, whole] = [await font?.createFile(), await editorFont('serif')]
  expect(
    Buffer.from(small ?? [])
      .subarray(0, 4)
      .toString(),
  ).toBe('wOF2')
  expect(small?.length).toBeLessThan(whole.font.length / 2)
  expect(font?.css).toContain(`url(/folder/${font?.file})`)
  expect(font?.license).toContain('OPEN FONT LICENSE')
  expect(whole.css).toContain('url(serif.woff2)')
  content.site.typeface = 'system'
  expect(headingFont(content, '/')).toBeUndefined()
})
