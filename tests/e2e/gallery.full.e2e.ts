/** Rows of pictures, of one ratio, as in most galleries, and of several. */
import { accepted, readAccepted } from './acceptedContent.ts'
import { expect, open } from './fixtures.ts'
import { test } from './pages.ts'

test('of three pictures of one shape none is left alone, nor is one narrower on a phone', async ({
  page,
  show,
}) => {
  const content = structuredClone(readAccepted('all-sections/content/site.json'))
  for (const section of content.sections)
    if (section.type === 'gallery')
      section.entries = section.entries
        .slice(0, 3)
        .map((entry) => ({ ...entry, file: '/gallery/ridge.jpg' }))
  await show(accepted(content))
  await open(page, 'en')
  const boxesAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    return page.locator('#gallery li').evaluateAll((all) =>
      all.map((entry) => {
        const { y, width, right } = entry.getBoundingClientRect()
        const end = entry.parentElement?.getBoundingClientRect().right ?? 0
        return { y: Math.round(y), width: Math.round(width), free: end - right }
      }),
    )
  }
  for (const width of [800, 1440, 2560]) {
    const boxes = await boxesAt(width)
    expect(boxes, `${width} px`).toHaveLength(3)
    expect(new Set(boxes.map(({ y }) => y)).size, `${width} px`).toBe(1)
    expect(boxes[2]?.free, `${width} px`).toBeLessThan(2)
  }
  const onPhone = await boxesAt(390)
  expect(new Set(onPhone.map(({ y }) => y)).size).toBe(3)
  expect(new Set(onPhone.map(({ width }) => width)).size).toBe(1)
})

test('of four pictures of several shapes each is whole, and each row is even, ends with the others and holds more than one', async ({
  page,
  show,
}) => {
  const content = structuredClone(readAccepted('all-sections/content/site.json'))
  const files = ['ridge', 'tower', 'ridge', 'lake'].map((name) => `/gallery/${name}.jpg`)
  for (const section of content.sections)
    if (section.type === 'gallery')
      section.entries = files.map((file, index) => ({
        file,
        alt: Object.keys(content.catalogs.en ?? {})[index] ?? '',
      }))
  await show(accepted(content))
  await open(page, 'en')
  for (const width of [700, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    const rows = await page.locator('#gallery li').evaluateAll((all) => {
      const boxes = all.map((entry) => entry.getBoundingClientRect())
      const end = all[0]?.parentElement?.getBoundingClientRect().right ?? 0
      const tops = [...new Set(boxes.map(({ y }) => Math.round(y)))]
      return tops.map((top) => {
        const row = boxes.filter(({ y }) => Math.round(y) === top)
        const heights = row.map(({ height }) => height)
        return {
          count: row.length,
          isFull: end - (row.at(-1)?.right ?? 0) < 2,
          isEven: Math.max(...heights) - Math.min(...heights) < 3,
        }
      })
    })
    const even = { count: 2, isFull: true, isEven: true }
    expect(rows, `${width} px`).toEqual([even, even])
    const cuts = await page.locator('#gallery img').evaluateAll((all) =>
      all.map((image) => {
        const { width, height } = image.getBoundingClientRect()
        const ratio =
          Number(image.getAttribute('width')) / Number(image.getAttribute('height'))
        return Math.abs(width / height / ratio - 1)
      }),
    )
    expect(Math.max(...cuts), `${width} px`).toBeLessThan(0.02)
  }
})
