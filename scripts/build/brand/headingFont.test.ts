import { expect, test } from 'vitest'

import { sampleContent as content } from '../../../tests/fixtures/sampleContent.ts'
import { headingFont } from './headingFont.ts'

test('the heading font has the letters of headings in every language, and of no other text', () => {
  const fontWith = (key: string) => {
    const br = { ...content.catalogs.br, [key]: 'Ŵ' }
    return headingFont({ ...content, catalogs: { ...content.catalogs, br } }, '/')?.file
  }
  expect(fontWith('hero.title')).not.toBe(fontWith('unused'))
  expect(fontWith('page.description')).toBe(fontWith('unused'))
})
