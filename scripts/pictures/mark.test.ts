import { expect, test } from 'vitest'

import { copyOfSample } from '../../tests/fixtures/sampleContent.ts'
import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { readMark } from './mark.ts'

test.each([
  [
    'with transparent margins loses them',
    '10 0 100 50',
    'M30 20h40v10H30z',
    [30, 20, 40, 10],
  ],
  ['as high as its file keeps its height', '0 0 20 80', 'M5 0h10v80H5z', [5, 0, 10, 80]],
  ['as faint as a shadow is kept', '0 0 64 64', 'M9 9h9v9H9z" opacity=".1', [9, 9, 9, 9]],
] as const)('a drawn logo %s', async (_, viewBox, path, trimmed) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path d="${path}"/></svg>`
  const folder = temporaryFolder({ 'content/site.json': '', 'public/a.svg': drawing })
  const content = copyOfSample()
  content.company.mark = '/a.svg'
  const mark = await readMark(content, `${folder}/content/site.json`, 72)
  const box = (/viewBox="(.*?)"/.exec(mark?.svg ?? '')?.[1] ?? '').split(' ').map(Number)
  for (const [index, side] of trimmed.entries()) expect(box[index]).toBeCloseTo(side, 0)
  expect(mark?.ratio).toBeCloseTo(trimmed[2] / trimmed[3], 1)
})
