/** The notice above the header is visible from the first paint on its days, and on no others, whenever the document was built. */
import type { Page } from '@playwright/test'

import { bothLanguages, expect, open, test, wake } from '../support/fixtures.ts'
import { flag } from '../support/flags.ts'
import { allSectionsDist } from '../support/sampleBuild.ts'

test.use({ dist: allSectionsDist })

const notice = (page: Page) => page.getByRole('region', { name: /24/ })

test('stands above the header in the first view, and its link leads where the content says in the language of the page', async ({
  page,
}) => {
  await open(page, 'br')
  const line = await notice(page).boundingBox()
  const header = await page.locator('header').boundingBox()
  expect([line?.y, header?.y]).toEqual([0, line?.height])
  const link = notice(page).getByRole('link', { name: 'Escreva no WhatsApp' })
  await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/5541955550100\?text=Ol/)
  await wake(page)
  await flag(page, 'en').click()
  await expect(notice(page).getByRole('link')).toHaveAttribute('href', /text=Hello/)
})

test('is not there on another day, though the document was built on one of its own', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2100-01-01T12:00'))
  await open(page, 'en')
  await expect(page.locator('header')).toHaveCSS('position', 'sticky')
  await expect(notice(page)).toBeHidden()
  expect(await page.locator('header').boundingBox()).toMatchObject({ y: 0 })
  await wake(page)
  await expect(notice(page)).toBeHidden()
})

test('closed, it stays closed in both languages', async ({ page }) => {
  await open(page, 'en')
  await page.locator('[data-close-notice]').press('Enter')
  await expect(notice(page)).toBeHidden()
  await expect(page.locator('header a').first()).toBeFocused()
  for (const language of bothLanguages) {
    await open(page, language)
    await wake(page)
    await expect(notice(page)).toBeHidden()
  }
})
