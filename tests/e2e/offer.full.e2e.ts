import { expect, test, texts } from './test.ts'

const offer = '#language-offer'

test.describe('a visitor whose browser asks for Portuguese', () => {
  test.use({ locale: 'pt-BR' })

  test('is offered it once, in Portuguese, and nothing moves', async ({ page }) => {
    await page.goto('./')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator(offer)).toBeVisible()
    await expect(page.locator(offer)).toHaveAttribute('lang', 'pt-BR')
    const heading = await page.locator('h1').boundingBox()
    await page.getByRole('button', { name: texts.br['language.close'] }).click()
    await expect(page.locator(offer)).toBeHidden()
    expect(await page.locator('h1').boundingBox()).toEqual(heading)

    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator(offer)).toBeHidden()
  })

  test('gets it by a click, asleep or awake, and it is remembered', async ({ page }) => {
    for (const state of ['asleep', 'awake']) {
      await page.goto('./')
      await page.evaluate(() => localStorage.clear())
      await page.reload()
      if (state === 'awake') {
        await page.mouse.move(2, 2)
        await page.mouse.move(3, 3)
        await expect(page.locator('html')).toHaveAttribute('data-awake')
      }
      await page.locator(`${offer} [data-language=br]`).click()
      await expect(page.locator('h1')).toHaveText(texts.br['hero.title'])
      await expect(page.locator(offer)).toBeHidden()
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('br')
    }
  })

  test('is offered nothing once a language was chosen', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'en'))
    await page.goto('./')
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator(offer)).toBeHidden()
  })
})

test.describe('a visitor whose browser asks first for a language that the page does not have', () => {
  test.use({ locale: 'es-AR' })

  test('is offered nothing', async ({ page }) => {
    await page.goto('./')
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator(offer)).toBeHidden()
  })
})

test('a visitor whose browser asks for the language of the page is offered nothing', async ({
  page,
}) => {
  await page.goto('./')
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.locator(offer)).toBeHidden()
})
