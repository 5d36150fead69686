import type { Page } from '@playwright/test'

import { languages, type Language } from '../../../schema/languages.ts'
import {
  bothLanguages,
  content,
  expect,
  open,
  test,
  texts,
  wake,
} from '../support/fixtures.ts'

const sectionIds = content.sections.map(({ id }) => id)
const thatYear = '2031'

for (const language of bothLanguages) {
  // One page load for all assertions, since loading takes most of the time.
  test(`the whole content is on the page in ${language}, asleep`, async ({ page }) => {
    await page.clock.setFixedTime(`${thatYear}-06-01T12:00:00`)
    await open(page, language)
    await test.step('the sections in their order', () => showsSections(page, language))
    await test.step('each id once', () => hasUniqueIds(page))
    await test.step('twelve logos', () => showsLogos(page))
    await test.step('e-mail, phone, privacy', () => showsContact(page, language))
    await test.step('offices, network, company', () => showsFooter(page, language))
    await test.step('the same year, awake', async () => {
      await wake(page)
      await expect(page.locator('#footer')).toContainText(`© ${thatYear}`)
    })
  })
}

async function showsSections(page: Page, language: Language) {
  const selector = sectionIds.map((id) => `#${id}`).join()
  const ids = await page.locator(selector).evaluateAll((all) => all.map(({ id }) => id))
  expect(ids).toEqual(sectionIds)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    texts[language]['hero.title'],
  )
}

/** Expects unique ids in the whole document, also in drawings that are on the page twice. */
async function hasUniqueIds(page: Page) {
  const ids = await page
    .locator('[id]')
    .evaluateAll((all) => all.map((element) => element.id))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
}

async function showsLogos(page: Page) {
  const logos = page.locator('#clients').getByRole('img')
  await expect(logos).toHaveCount(12)
  for (const [index, { name }] of content.clients.entries())
    await expect(logos.nth(index)).toHaveAccessibleName(name)
}

async function showsContact(page: Page, language: Language) {
  const contact = page.locator('#contact')
  const { email, phone } = content.company
  await expect(contact.getByRole('link', { name: email }).first()).toHaveAttribute(
    'href',
    `mailto:${email}`,
  )
  await expect(contact.getByRole('link', { name: phone }).first()).toHaveAttribute(
    'href',
    `tel:${phone.replaceAll(/[^+\d]/g, '')}`,
  )
  await expect(contact.getByText(texts[language]['form.privacy'])).toBeVisible()
}

async function showsFooter(page: Page, language: Language) {
  const catalog = texts[language]
  const footer = page.locator('#footer')
  for (const { city, street, postalCode } of content.offices) {
    for (const part of [city, street, postalCode])
      await expect(footer).toContainText(part)
  }
  const network = footer.getByRole('link', { name: catalog['footer.linkedin'] })
  await expect(network).toHaveAttribute('href', content.company.social[0]?.address ?? '')
  await expect(footer).toContainText(content.company.legalName)
  await expect(footer).toContainText(`CNPJ ${content.company.cnpj}`)
  await expect(footer).toContainText(catalog['footer.love'])
  await expect(footer).toContainText(`© ${thatYear}`)
}

test('where nothing is, the answer says so in both languages', async ({ request }) => {
  const answer = await request.get('./about')
  expect(answer.status()).toBe(404)
  for (const language of bothLanguages)
    expect(await answer.text()).toContain(languages[language].flagTitle)
})
