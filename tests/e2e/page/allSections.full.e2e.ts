/** Content that uses every kind of section and every way to reach the company, in every look. */
import { allOf } from '../support/allOf.ts'
import { expect, open, test, startApplication } from '../support/fixtures.ts'
import { flag } from '../support/flags.ts'
import { readabilityFaults } from '../support/readability.ts'
import { allSectionsDist } from '../support/sampleBuild.ts'
import { testLook } from './looks.ts'

test.use({ dist: allSectionsDist })

const widths = [320, 390, 768, 1440]
testLook({ state: 'idle', language: 'en', scheme: 'light', widths })
testLook({ state: 'idle', language: 'br', scheme: 'dark', widths })

test('open answers are complete and stay open, in print too', async ({ page }) => {
  // In Portuguese, whose texts are longer.
  await open(page, 'br')
  // Only the order of steps matters.
  await expect(page.locator('main ol')).toHaveCount(1)
  await expect(page.locator('#steps ol')).toHaveCount(1)
  for (const question of await allOf(page.locator('#questions summary')))
    await question.click()
  for (const width of [320, 420, 720, 1000, 1300, 1700]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await readabilityFaults(page), `${width} px`).toEqual([])
  }
  await startApplication(page)
  expect(await readabilityFaults(page)).toEqual([])
  const first = page.locator('#questions details').first()
  await flag(page, 'en').click()
  await expect(first).toContainText('What does')
  await expect(first.getByRole('paragraph')).toBeVisible()
  await first.locator('summary').click()
  await expect(first.getByRole('paragraph')).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  for (const answer of await allOf(page.locator('#questions details p')))
    await expect(answer).toBeVisible()
})
