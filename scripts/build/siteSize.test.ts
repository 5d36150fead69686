import { expect, test } from 'vitest'

import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { budgetsOf, describeSize, siteSizeOf } from './siteSize.ts'

test('the size of a site is that of its compressed document and scripts', () => {
  const documents = { 'index.html.br': 13_601, 'index.html.gz': 14_000 }
  const scripts = { 'assets/a.js': 8, 'assets/a.js.br': 3, 'assets/b.js.br': 4 }
  const files = Object.entries({ ...documents, ...scripts, 'assets/c.css.br': 9 })
  const entries = files.map(([name, bytes]) => [name, 'x'.repeat(bytes)])
  const size = siteSizeOf(temporaryFolder(Object.fromEntries(entries)))
  const sizes = budgetsOf(size).map(({ bytes, budget }) => `${bytes}/${budget}`)
  expect(sizes.join()).toBe('13601/12000,14000/13400,7/128000')
  const [sentence, hint] = describeSize(size, 'br').split('\n')
  expect(sentence).toBe('Documento: 13.601 bytes (brotli), 14.000 bytes (gzip).')
  expect(hint).toMatch(/^A página tem mais de 13\.600 bytes/)
  size.document.brotli -= 1
  expect(describeSize(size, 'en')).not.toContain('\n')
})
