import { expect, test } from 'vitest'

import { typefaces } from '../../../schema/look/typefaces.ts'
import { copyOfSample } from '../../../tests/fixtures/sampleContent.ts'
import { readAccepted } from '../../../tests/support/acceptedContent.ts'
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

test('the style sheet and license of each typeface match the snapshot', async () => {
  const content = readAccepted('all-sections/content/site.json')
  // The letters that sections add are not in other headings.
  for (const texts of Object.values(content.catalogs))
    for (const id of Object.keys(texts)) Object.assign(texts, { [id]: 'x' })
  const names = Object.keys(typefaces) as (keyof typeof typefaces)[]
  const records = names.map((typeface) => {
    const site = { ...content.site, typeface }
    const { css, license = '' } = headingFont({ ...content, site }, '/folder/') ?? {}
    return `${typeface}: ${license.split('\n', 1).join()}\n${css}`
  })
  const record = records.join('\n\n').replaceAll('}', '}\n')
  await expect(record).toMatchFileSnapshot('__snapshots__/headingFont.txt')
})

test('a heading font is a small WOFF2, and the editor has all letters', async () => {
  const content = copyOfSample()
  const [small, complete] = [
    await headingFont(content, '/')?.createFile(),
    await editorFont('serif'),
  ]
  expect(String(small?.subarray(0, 4))).toBe('wOF2')
  expect(small?.length).toBeLessThan(complete.font.length / 2)
  expect(complete.css).toContain('url(serif.woff2)')
  content.site.typeface = 'system'
  expect(headingFont(content, '/')).toBeUndefined()
})
