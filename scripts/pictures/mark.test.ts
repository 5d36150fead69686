import { expect, test } from 'vitest'

import { sampleContent } from '../../tests/fixtures/sampleContent.ts'
import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { readMark } from './mark.ts'

test.each([
  [
    'with transparent margins loses them',
    '10 0 100 50',
    'M30 20h40v10H30z',
    '30 20 40 10',
  ],
  ['as high as its file keeps its height', '0 0 20 80', 'M5 0h10v80H5z', '5 0 10 80'],
  ['as faint as a shadow stays', '0 0 64 64', 'M9 9h9v9H9z" opacity=".1', '9 9 9 9'],
  ['that fills its file is unchanged', '0 0 64 64', 'M0 0h64v64H0z', '0 0 64 64'],
])('a drawn logo %s', async (_, viewBox, path, trimmed) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path d="${path}"/></svg>`
  const folder = temporaryFolder({ 'content/site.json': '', 'public/a.svg': drawing })
  const content = {
    ...sampleContent,
    company: { ...sampleContent.company, mark: '/a.svg' },
  }
  const mark = await readMark(content, `${folder}/content/site.json`, 72)
  const box = (/viewBox="(.*?)"/.exec(mark?.svg ?? '')?.[1] ?? '').split(' ').map(Number)
  const [, , width = 0, height = 1] = trimmed.split(' ').map(Number)
  for (const [at, side] of trimmed.split(' ').entries())
    expect(Math.abs((box[at] ?? NaN) - Number(side))).toBeLessThan(0.5)
  expect(mark?.ratio).toBeCloseTo(width / height, 1)
})
