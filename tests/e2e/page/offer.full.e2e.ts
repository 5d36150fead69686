/** The offer of the browser's language. */
import { languages } from '../../../schema/languages.ts'
import { boxesOf } from '../support/boxes.ts'
import { expect, test } from '../support/fixtures.ts'
import { flag, langs } from '../support/flags.ts'
import { readabilityFaults, setFont } from '../support/readabilityFaults.ts'

test.use({ locale: langs.br })

test('the browser’s language is offered once, and nothing shifts', async ({ page }) => {
  const offer = page.locator('[data-offer]')
  await page.setViewportSize({ width: 320, height: 568 })
  await setFont(page, 32)
  await page.goto('.')
  await expect(page.locator('html')).toHaveAttribute('lang', langs.en)
  await expect(offer).toBeVisible()
  await expect(offer).toHaveAttribute('lang', langs.br)
  await expect(page.locator('#announcer')).toHaveText(languages.br.flagTitle)
  await expect(page.locator('#announcer')).toHaveAttribute('lang', langs.br)
  expect(await readabilityFaults(page)).toEqual([])
  await setFont(page, 16)
  const boxes = await boxesOf(page, 'header a:visible, h1, #about p, #about a')
  await offer.getByRole('button').first().focus()
  await page.keyboard.press('Escape')
  await expect(offer).toBeHidden()
  await expect(flag(page, 'br')).toBeFocused()
  expect(await boxesOf(page, 'header a:visible, h1, #about p, #about a')).toEqual(boxes)

  await page.reload()
  await expect(page.locator('html')).not.toHaveAttribute('data-hidden')
  await expect(offer).toBeHidden()
})
