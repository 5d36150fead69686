import { expect, test } from 'vitest'

import { smallFiles } from '../../tests/check/smallFiles.ts'
import content from '../../tests/fixtures/sample/content/site.json' with { type: 'json' }
import { checkContent } from '../checkContent.ts'

const sample = smallFiles()

function codesWith(path: string): string[] {
  const files = { ...sample, list: () => [...sample.list(), path] }
  return checkContent(JSON.stringify(content), { files }).problems.map(({ code }) => code)
}

test.each([
  ['/index.html', ['file-replaced']],
  ['/Licences.txt', ['file-replaced']],
  ['/version.txt', ['file-replaced']],
  ['/Robots.TXT', ['file-in-capitals']],
  ['/prices.csv.gz', ['file-unpublished']],
  ['/robots.txt', []],
  ['/.well-known/security.txt', []],
  ['/.htaccess', []],
  ['/docs/index.html', []],
])('%s in public: %j', (path, codes) => {
  expect(codesWith(path)).toEqual(codes)
})

test('two files that differ in capitals alone are reported', () => {
  const [first = ''] = sample.list().filter((path) => path.startsWith('/logos/'))
  expect(codesWith(first.replace('/logos/', '/Logos/'))).toEqual(['file-twins'])
})
