import { expect, test } from 'vitest'

import { typefaces } from '../../../schema/look/typefaces.ts'
import { copyOfSample } from '../../../tests/fixtures/sampleContent.ts'
import { readAccepted } from '../../../tests/support/acceptedContent.ts'
import { editorFont, headingFont } from './headingFont.ts'

test('the heading font is a small WOFF2 file with only the letters of headings, and the editor’s is complete', async () => {
  const content = copyOfSample()
  const fontFileWith = (id: string) => {
    const br = { ...content.catalogs.br, [id]: 'Ŵ' }
    return headingFont({ ...content, catalogs: { ...content.catalogs, br } }, '/')?.file
  }
  expect(fontFileWith('hero.title')).not.toBe(fontFileWith('unused'))
  expect(fontFileWith('page.description')).toBe(fontFileWith('unused'))
  const small = await headingFont(content, '/')?.createFile()
  const complete = await editorFont('serif')
  expect(String(small?.subarray(0, 4))).toBe('wOF2')
  expect(small?.length).toBeLessThan(complete.font.length / 2)
  expect(complete.css).toContain('url(serif.woff2)')
  content.site.typeface = 'system'
  expect(headingFont(content, '/')).toBeUndefined()
})

test('the style sheet and license of each typeface match the snapshot', async () => {
  const content = readAccepted('all-sections/content/site.json')
  // The letters that sections add are not in other headings.
  for (const texts of Object.values(content.catalogs))
    for (const id of Object.keys(texts)) Object.assign(texts, { [id]: 'x' })
  const typefaceNames = Object.keys(typefaces) as (keyof typeof typefaces)[]
  const descriptions = typefaceNames.map((typeface) => {
    const site = { ...content.site, typeface }
    const { css, license = '' } = headingFont({ ...content, site }, '/folder/') ?? {}
    return `${typeface}: ${license.split('\n', 1).join()}\n${css}`
  })
  const text = descriptions.join('\n\n').replaceAll('}', '}\n')
  await expect(text).toMatchFileSnapshot('__snapshots__/headingFont.txt')
})
