import sharp from 'sharp'
import { expect, test } from 'vitest'

import { copyOfSample } from '../../tests/fixtures/sampleContent.ts'
import { temporaryFolder } from '../../tests/support/temporaryFolder.ts'
import { dataAddress, markOf, readMark } from './mark.ts'

/** Content with this mark, and its file. */
function withMark(name: string, bytes: string | Uint8Array) {
  const folder = temporaryFolder({ 'content/site.json': '', [`public/${name}`]: bytes })
  const content = copyOfSample()
  content.company.mark = `/${name}`
  return [content, `${folder}/content/site.json`] as const
}

test('a drawn logo loses its transparent margins, but keeps shapes that are as faint as a shadow', async () => {
  const drawings = [
    ['10 0 100 50', 'M30 20h40v10H30z'],
    ['0 0 20 80', 'M5 0h10v80H5z'],
    ['0 0 64 64', 'M9 9h9v9H9z" opacity=".1'],
  ]
  const marks = drawings.map(async ([viewBox, path]) => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="9mm" height="9mm"><path d="${path}"/></svg>`
    const { svg = '', ratio } = (await readMark(...withMark('a.svg', drawing), 72)) ?? {}
    return `${/viewBox="(.*?)"/.exec(svg)?.[1]}, ${ratio?.toFixed(2)}`
  })
  const boxes = [
    '30 20 40 10, 4.00',
    '4.93 0 10.13 80, 0.13',
    '8.96 8.96 9.07 9.07, 1.00',
  ]
  expect(await Promise.all(marks)).toEqual(boxes)
})

test('a drawn logo loses its size, position, color, and the drawing program’s data', async () => {
  const drawing = `<?xml version="1.0"?><!-- A --><svg xmlns="http://www.w3.org/2000/svg" width="20px" height="10" x="1" y="2" color="red"><metadata/><path d="M0 0h5v5H0z"/></svg>`
  const svg =
    '<svg viewBox="0 0 20 10" xmlns="http://www.w3.org/2000/svg"><path d="M0 0h5v5H0z"/></svg>'
  expect(await markOf(drawing)).toEqual({ svg, ratio: 2, box: [0, 0, 20, 10] })
  const { ratio } = await markOf('<svg xmlns="http://www.w3.org/2000/svg"/>')
  expect(ratio).toBe(1)
  expect(dataAddress('<a href="#b">5%\n')).toBe(
    'data:image/svg+xml,%3Ca href=%22%23b%22%3E5%25%0A',
  )
})

test('a raster logo is scaled down if it is larger than needed, and never up', async () => {
  const create = { width: 40, height: 10, channels: 3, background: '#457' } as const
  const photo = await sharp({ create }).jpeg().toBuffer()
  const marks = [5, 72].map((height) => readMark(...withMark('a.jpg', photo), height))
  const [small, unscaled] = await Promise.all(marks)
  const start = '<image width="20" height="5" href="data:image/png;base64,iVBOR'
  expect(small?.svg).toContain(`viewBox="0 0 20 5">${start}`)
  expect(unscaled?.svg).toContain('viewBox="0 0 40 10"')
  expect([small?.ratio, unscaled?.ratio]).toEqual([4, 4])
  const { mark: _, ...company } = copyOfSample().company
  expect(await readMark({ ...copyOfSample(), company }, '', 9)).toBeUndefined()
})
