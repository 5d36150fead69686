import type { Page } from '@playwright/test'

import { languages } from '../../../schema/languages.ts'
import {
  bothLanguages,
  content,
  expect,
  open,
  test,
  texts,
  wake,
} from '../support/fixtures.ts'

const thatYear = '2031'

for (const language of bothLanguages) {
  // One page load for all assertions, since loading takes most of the time.
  test(`the content is complete in ${language} before hydration`, async ({ page }) => {
    const catalog = texts[language]
    await page.clock.setFixedTime(`${thatYear}-06-01T12:00:00`)
    await open(page, language)
    await test.step('the sections in their order', async () => {
      const ids = content.sections.map(({ id }) => id)
      expect((await idsOn(page)).filter((id) => ids.includes(id))).toEqual(ids)
    })
    await test.step('each id once, in drawings that are there twice too', async () => {
      const ids = await idsOn(page)
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    })
    await test.step('twelve logos', async () => {
      const logos = page.locator('#clients').getByRole('img')
      await expect(logos).toHaveCount(12)
      for (const [index, { name }] of content.clients.entries())
        await expect(logos.nth(index)).toHaveAccessibleName(name)
    })
    await test.step('e-mail, phone, offices, network, company', async () => {
      const { cnpj, email, legalName, phone, social } = content.company
      const contact = page.locator('#contact')
      const footer = page.locator('#footer')
      // Portuguese writes the number without +55.
      for (const name of [email, phone.slice(-9)])
        for (const place of [contact, footer])
          await expect(place.getByRole('link', { name }).first()).toBeVisible()
      const offices = content.offices.flatMap(({ city, street, postalCode }) => [
        city,
        street,
        postalCode,
      ])
      for (const text of [...offices, legalName, `CNPJ ${cnpj}`, `© ${thatYear}`])
        await expect(footer).toContainText(text)
      const network = footer.getByRole('link', { name: catalog['footer.linkedin'] })
      await expect(network).toHaveAttribute('href', social[0]?.address ?? '')
    })
    await test.step('the same year, awake', async () => {
      await wake(page)
      await expect(page.locator('#footer')).toContainText(`© ${thatYear}`)
    })
  })
}

const idsOn = (page: Page) =>
  page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))

test('the response for a missing address is in both languages', async ({ request }) => {
  const answer = await request.get('./about')
  expect(answer.status()).toBe(404)
  for (const language of bothLanguages)
    expect(await answer.text()).toContain(languages[language].flagTitle)
})
