/** The notice above the header is visible from the first paint on its days, and on no others, whenever the document was built. */
import type { Page } from '@playwright/test'

import { bothLanguages, expect, open, test, wake } from './fixtures.ts'
import { flag } from './flags.ts'
import { allSectionsDist } from './sampleBuild.ts'

test.use({ dist: allSectionsDist })

const notice = (page: Page) => page.getByRole('region', { name: /24/ })
const closing = (page: Page) => page.locator('[data-close-notice]')

/** The sum of the page's layout shifts. */
const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const moved = list.getEntries().map((entry) => Reflect.get(entry, 'value'))
          resolve(moved.reduce<number>((sum, value) => sum + Number(value), 0))
        }).observe({ type: 'layout-shift', buffered: true })
        // The observer is not called without a shift.
        requestAnimationFrame(() => setTimeout(() => resolve(0), 0))
      }),
  )

test('stands above the header from the first view on', async ({ page, language }) => {
  await open(page, language)
  await expect(notice(page)).toBeInViewport()
  const [line, header] = await Promise.all([
    notice(page).boundingBox(),
    page.locator('header').boundingBox(),
  ])
  expect(line?.y).toBe(0)
  expect(header?.y).toBe(line?.height)
  expect(await shifts(page)).toBeLessThan(0.005)
  await wake(page)
  await expect(notice(page)).toBeInViewport()
  expect(await shifts(page)).toBeLessThan(0.005)
})

test('its link leads where the content says, in the language of the page', async ({
  page,
}) => {
  await open(page, 'br')
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
  expect(await shifts(page)).toBeLessThan(0.005)
  await wake(page)
  await expect(notice(page)).toBeHidden()
})

for (const state of ['asleep', 'awake'] as const)
  test(`closed while the page is ${state}, it stays closed in both languages`, async ({
    page,
  }) => {
    await open(page, 'en')
    if (state === 'awake') await wake(page)
    await closing(page).press('Enter')
    await expect(notice(page)).toBeHidden()
    await expect(page.locator('header a').first()).toBeFocused()
    for (const language of bothLanguages) {
      await open(page, language)
      await expect(page.locator('h1')).toBeVisible()
      await expect(notice(page)).toBeHidden()
    }
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('it is there on the day of the build, without a button that does nothing', async ({
    page,
  }) => {
    await page.goto('.')
    await expect(notice(page)).toBeVisible()
    await expect(closing(page)).toBeHidden()
  })
})
