/** The notice above the header, on its own day; `notice.test` has the others. */
import type { Page } from '@playwright/test'

import { expect, open, test, startApplication } from '../support/fixtures.ts'
import { flag } from '../support/flags.ts'
import { allSectionsDist } from '../support/sampleBuild.ts'

test.use({ dist: allSectionsDist })

const notice = (page: Page) => page.getByRole('region', { name: /24/ })

test('is above the header, in the page’s language, and closable', async ({ page }) => {
  await open(page, 'br')
  const line = await notice(page).boundingBox()
  const header = await page.locator('header').boundingBox()
  expect([line?.y, header?.y]).toEqual([0, line?.height])
  const link = notice(page).getByRole('link', { name: 'Escreva no WhatsApp' })
  await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/5541955550100\?text=Ol/)
  await startApplication(page)
  await flag(page, 'en').click()
  await expect(notice(page).getByRole('link')).toHaveAttribute('href', /text=Hello/)
  await page.locator('[data-close-notice]').press('Enter')
  await expect(notice(page)).toBeHidden()
  await expect(page.locator('header a').first()).toBeFocused()
  expect(await page.locator('header').boundingBox()).toMatchObject({ y: 0 })
})
