/** The offer of the browser's language. */
import { languages } from '../../../schema/languages.ts'
import { expect, test, texts } from '../support/fixtures.ts'
import { flag, langs } from '../support/flags.ts'
import { readabilityFaults, setFont } from '../support/readability.ts'

const offer = '[data-offer]'
/** The language of the document, and the one that is offered. */
const own = 'en'
const other = 'br'

test.use({ locale: langs[other] })

test('a visitor whose browser asks for the other language is offered it once, whole in a large font, and nothing moves', async ({
  page,
}) => {
  await setFont(page, 32)
  await page.setViewportSize({ width: 320, height: 844 })
  await page.goto('.')
  await expect(page.locator('html')).toHaveAttribute('lang', langs[own])
  await expect(page.locator(offer)).toBeVisible()
  await expect(page.locator(offer)).toHaveAttribute('lang', langs[other])
  await expect(page.locator('#announcer')).toHaveText(languages[other].flagTitle)
  await expect(page.locator('#announcer')).toHaveAttribute('lang', langs[other])
  expect(await readabilityFaults(page)).toEqual([])
  const heading = await page.locator('h1').boundingBox()
  await page.getByRole('button', { name: texts[other]['language.close'] }).focus()
  await page.keyboard.press('Escape')
  await expect(page.locator(offer)).toBeHidden()
  await expect(flag(page, other)).toBeFocused()
  expect(await page.locator('h1').boundingBox()).toEqual(heading)

  await page.reload()
  // The page decides in a task after the first frame, before these two.
  await page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => setTimeout(() => setTimeout(done))),
      ),
  )
  await expect(page.locator('html')).toHaveAttribute('lang', langs[own])
  await expect(page.locator(offer)).toBeHidden()
})
