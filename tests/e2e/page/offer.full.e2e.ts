/** The offer of the browser's language. */
import { languages } from '../../../schema/languages.ts'
import { type Box, boxesOf } from '../support/boxes.ts'
import { expect, test, startApplication } from '../support/fixtures.ts'
import { flag, langs } from '../support/flags.ts'
import { readabilityFaults, setFont } from '../support/readability.ts'

/** The language of the document, and the one that is offered. */
const pageLanguage = 'en'
const other = 'br'

const overlap = (one: Box, two: Box) =>
  one.x < two.x + two.width &&
  two.x < one.x + one.width &&
  one.y < two.y + two.height &&
  two.y < one.y + one.height

test.use({ locale: langs[other] })

test('the browser’s language is offered once, without shifting', async ({ page }) => {
  const offer = page.locator('[data-offer]')
  await page.setViewportSize({ width: 320, height: 844 })
  await setFont(page, 32)
  await page.goto('.')
  await expect(page.locator('html')).toHaveAttribute('lang', langs[pageLanguage])
  await expect(offer).toBeVisible()
  await expect(offer).toHaveAttribute('lang', langs[other])
  await expect(page.locator('#announcer')).toHaveText(languages[other].flagTitle)
  await expect(page.locator('#announcer')).toHaveAttribute('lang', langs[other])
  expect(await readabilityFaults(page)).toEqual([])
  await setFont(page, 16)
  for (const [width, height] of [
    [320, 568],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height })
    const [over] = await boxesOf(page, '[data-offer]')
    const words = await boxesOf(page, 'header a:visible, h1, #about p, #about a')
    expect(words.filter((box) => !over || overlap(box, over))).toEqual([])
  }
  const heading = await page.locator('h1').boundingBox()
  await offer.getByRole('button').first().focus()
  await page.keyboard.press('Escape')
  await expect(offer).toBeHidden()
  await expect(flag(page, other)).toBeFocused()
  expect(await page.locator('h1').boundingBox()).toEqual(heading)

  await page.reload()
  await startApplication(page)
  await expect(page.locator('html')).toHaveAttribute('lang', langs[pageLanguage])
  await expect(offer).toBeHidden()
})
