/** Rows of pictures, of one ratio, as in most galleries, and of several. */
import type { Page } from '@playwright/test'

import { accepted, readAccepted } from '../support/acceptedContent.ts'
import { boxesOf, rowsOf } from '../support/boxes.ts'
import { expect, open } from '../support/fixtures.ts'
import { test } from '../support/pages.ts'

/** A content whose gallery has these pictures. */
function galleryOf(...names: string[]) {
  const content = structuredClone(readAccepted('all-sections/content/site.json'))
  for (const section of content.sections)
    if (section.type === 'gallery')
      section.entries = names.map((name, index) => ({
        file: `/gallery/${name}.jpg`,
        alt: Object.keys(content.catalogs.en ?? {})[index] ?? '',
      }))
  return accepted(content)
}

async function rowsAt(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 })
  const [list] = await boxesOf(page, '#gallery ul:has(img)')
  const end = (list?.x ?? 0) + (list?.width ?? 0)
  return rowsOf(await boxesOf(page, '#gallery li')).map((row) => {
    const heights = row.map(({ height }) => height)
    const last = row.at(-1)
    return {
      count: row.length,
      isFull: Math.abs(end - (last?.x ?? 0) - (last?.width ?? 0)) < 2,
      isEven: Math.max(...heights) - Math.min(...heights) < 3,
    }
  })
}

test('of three pictures of one shape none is left alone, nor is one narrower on a phone', async ({
  page,
  show,
}) => {
  await show(galleryOf('ridge', 'ridge', 'ridge'))
  await open(page, 'en')
  for (const width of [800, 1440, 2560])
    expect(await rowsAt(page, width), `${width} px`).toEqual([
      { count: 3, isFull: true, isEven: true },
    ])
  expect((await rowsAt(page, 390)).map(({ count }) => count)).toEqual([1, 1, 1])
  const widths = (await boxesOf(page, '#gallery li')).map(({ width }) =>
    Math.round(width),
  )
  expect(new Set(widths).size).toBe(1)
})

test('of four pictures of several shapes each is whole, and each row is even, ends with the others and holds more than one', async ({
  page,
  show,
}) => {
  await show(galleryOf('ridge', 'tower', 'ridge', 'lake'))
  await open(page, 'en')
  for (const width of [700, 1440, 2560]) {
    const even = { count: 2, isFull: true, isEven: true }
    expect(await rowsAt(page, width), `${width} px`).toEqual([even, even])
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
