import { notFoundHtml } from '../../../scripts/build/notFound.ts'
import { readAccepted } from '../../support/acceptedContent.ts'
import { boxesOf, rowsOf } from '../support/boxes.ts'
import {
  bothLanguages,
  expect,
  open,
  test,
  startApplication,
} from '../support/fixtures.ts'

for (const [width, inRow] of [
  [420, 1],
  [720, 2],
  [1000, 3],
  [1300, 4],
  [1700, 4],
] as const)
  test(`at ${width} px, logos are in rows of ${inRow}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, 'en')
    const rows = rowsOf(await boxesOf(page, '#clients li'))
    expect(rows.map((row) => row.length)).toEqual(Array(12 / inRow).fill(inRow))
    const [title] = await boxesOf(page, '#clients h2')
    for (const [first] of rows) expect(first?.x).toBeCloseTo(title?.x ?? -1, 0)
  })

test('services are in complete rows, with the remaining ones first', async ({ page }) => {
  for (const [width, inRows] of [
    [700, [1, 2, 2, 2]],
    [1200, [1, 3, 3]],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, 'en')
    const rows = rowsOf(await boxesOf(page, '#services li:has(> h3)'))
    expect(rows.map((row) => row.length)).toEqual(inRows)
    const ends = rows.map((row) => Math.max(...row.map(({ x, width: w }) => x + w)))
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(1)
  }
})

test('the contact button is in the first view of small screens', async ({ page }) => {
  for (const language of bothLanguages) {
    await open(page, language)
    for (const [width, height] of [
      [1366, 625],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height })
      const [button] = await boxesOf(page, '#about a[href="#contact"]')
      expect(button && button.y + button.height).toBeLessThan(height)
    }
  }
})

test('the first view has complete logos of clients', async ({ page }) => {
  await open(page, 'en')
  for (const [width, height] of [
    [1440, 900],
    [1366, 650],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    const clients = page.locator('#about li').filter({ visible: true })
    await expect(clients.first()).toBeInViewport({ ratio: 1 })
    await expect(clients.last()).toBeInViewport({ ratio: 1 })
  }
})

test('a logo fits its cell, complete and undistorted', async ({ page }) => {
  await open(page, 'en')
  for (const width of [320, 1000, 1700]) {
    await page.setViewportSize({ width, height: 900 })
    const logos = page.locator('#clients li img')
    const faults = await logos.evaluateAll(async (images: HTMLImageElement[]) => {
      for (const image of images) image.loading = 'eager'
      await Promise.all(images.map((image) => image.decode()))
      return images.flatMap((image) => {
        const { width: w, height: h } = image.getBoundingClientRect()
        const ratio = image.naturalWidth / image.naturalHeight
        const isContained = getComputedStyle(image).objectFit === 'contain'
        const cell = image.closest('li')?.getBoundingClientRect()
        const isLarge = !cell || w > cell.width + 1 || h > cell.height + 1
        const isDistorted = !isContained && Math.abs(w / h - ratio) > 0.02
        return isLarge || isDistorted ? [image.alt] : []
      })
    })
    expect(faults).toEqual([])
  }
})

test('form and details are side by side on wide screens only', async ({ page }) => {
  const places = async () => {
    const [form] = await boxesOf(page, '#contact form')
    const [mail] = await boxesOf(page, '#contact a[href^="mailto:"]:visible')
    if (!form || !mail) throw new Error('There is no form, or no address.')
    return { form, mail }
  }
  await page.setViewportSize({ width: 1300, height: 900 })
  await open(page, 'en')
  const wide = await places()
  expect(wide.mail.x).toBeGreaterThanOrEqual(wide.form.x + wide.form.width)
  await page.setViewportSize({ width: 390, height: 844 })
  const narrow = await places()
  expect(narrow.mail.y).toBeGreaterThanOrEqual(narrow.form.y + narrow.form.height)
})

test('the link on the 404 page is visible in a low window', async ({ page }) => {
  for (const [width, height] of [
    [1366, 625],
    [390, 664],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.setContent(notFoundHtml(readAccepted('firms/bakery/content/site.json')))
    const link = (await boxesOf(page, 'a')).at(-1)
    expect(link && link.y + link.height).toBeLessThan(height)
  }
})

test('the bar has the colors of the section below, or its own', async ({ page }) => {
  await open(page, 'en')
  await startApplication(page)
  const colorsOf = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element)
      return [color, backgroundColor]
    })
  const headerColors = await colorsOf('header')
  const scrollTo = (selector: string) =>
    page
      .locator(selector)
      .evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  await scrollTo('#clients ul')
  await expect.poll(() => colorsOf('header')).toEqual(await colorsOf('#clients'))
  await scrollTo('#content')
  await expect.poll(() => colorsOf('header')).toEqual(headerColors)
})

test('content scrolls below the header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, 'en')
  const onTop = await page.locator('#clients ul').evaluate((logos) => {
    const top = logos.getBoundingClientRect().top + scrollY
    scrollTo({ top, behavior: 'instant' })
    return document.elementFromPoint(200, 30)?.closest('header, main')?.localName
  })
  expect(onTop).toBe('header')
})
