import type { Page } from '@playwright/test'

import type { Language } from '../../src/i18n/languages.ts'
import { bothLanguages, content, expect, open, test, texts, wake } from './test.ts'

interface Look {
  services?: number
  form?: boolean
  icon?: string | null
  manifest?: string | null
}

declare global {
  interface Window {
    early: { parsed: Look; signed: Look }
  }
}

const sectionIds = content.sections.map(({ id }) => id)
const thatYear = '2031'

for (const language of bothLanguages) {
  // One page for all of it: loading it anew for each look would take the most of the time.
  test(`the whole content is on the page in ${language}, asleep`, async ({ page }) => {
    await page.clock.setFixedTime(`${thatYear}-06-01T12:00:00`)
    await open(page, language)
    await test.step('the sections in their order', () => showsSections(page, language))
    await test.step('all services', () => showsServices(page, language))
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

async function showsServices(page: Page, language: Language) {
  const catalog = texts[language]
  const services = page.locator('#services')
  for (const { title, description } of content.services) {
    const name = catalog[title as keyof typeof catalog] // Checked: the content names texts that exist.
    await expect(services.getByRole('heading', { name, exact: true })).toBeVisible()
    await expect(
      services.getByText(catalog[description as keyof typeof catalog]), // Checked, as above.
    ).toBeVisible()
  }
}

async function showsLogos(page: Page) {
  const logos = page.locator('#clients').getByRole('img')
  await expect(logos).toHaveCount(12)
  for (const [index, { name }] of content.clients.entries())
    await expect(logos.nth(index)).toHaveAccessibleName(name)
  // An image that cannot be loaded cannot be decoded.
  await logos.evaluateAll(async (images: HTMLImageElement[]) => {
    for (const image of images) image.loading = 'eager'
    await Promise.all(images.map((image) => image.decode()))
  })
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
  const network = footer.getByRole('link', { name: catalog['footer.social'] })
  await expect(network).toHaveAttribute('href', content.company.linkedin)
  await expect(footer).toContainText(content.company.legalName)
  await expect(footer).toContainText(`CNPJ ${content.company.cnpj}`)
  await expect(footer).toContainText(catalog['footer.love'])
  await expect(footer).toContainText(`© ${thatYear}`)
}

test('is the only page', async ({ request }) => {
  expect((await request.get('./')).status()).toBe(200)
  for (const path of ['index.html', 'about', 'en/', 'assets/', '_headers']) {
    expect((await request.get(`./${path}`)).status(), path).toBe(404)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  /** What the document holds when it has been parsed, before its first frame; then what it holds after a sign of the visitor. */
  async function lookEarly(page: Page) {
    await page.addInitScript(() => {
      const look = () => ({
        services: document.querySelector('#services')?.getBoundingClientRect().top,
        form: document.querySelector('form')?.checkVisibility(),
        icon: document.querySelector('link[rel=icon][type]')?.getAttribute('href'),
        manifest: document.querySelector('link[rel=manifest]')?.getAttribute('href'),
      })
      document.addEventListener('DOMContentLoaded', () => {
        const parsed = look()
        dispatchEvent(new KeyboardEvent('keydown'))
        Object.assign(window, { early: { parsed, signed: look() } })
      })
    })
  }
  const early = (page: Page) => page.evaluate(() => window.early)

  test('the first view comes first; a sign of the visitor brings the rest', async ({
    page,
  }) => {
    await lookEarly(page)
    await open(page, 'en')
    const { parsed, signed } = await early(page)
    // Too far down to be laid out.
    expect(parsed.services).toBeGreaterThan(2 * 844)
    expect(signed.services).toBeLessThan(2 * 844)
    // The browser looks for fields then: it would lay out what it finds.
    expect(parsed.form).toBe(false)
    expect(signed.form).toBe(true)
  })

  test('icons and manifest come after the first view', async ({ page }) => {
    await lookEarly(page)
    await open(page, 'en')
    const { parsed } = await early(page)
    expect(parsed).toMatchObject({ icon: 'data:,', manifest: '' })
    await expect(page.locator('link[rel=icon][type]')).toHaveAttribute(
      'href',
      /\/icon\.svg$/,
    )
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute(
      'href',
      /\.webmanifest$/,
    )
  })

  test('the rest comes without a sign too', async ({ page }) => {
    await open(page, 'en')
    await expect
      .poll(() =>
        page.locator('#services').evaluate((each) => each.getBoundingClientRect().top),
      )
      .toBeLessThan(2 * 844)
  })

  test('whoever comes by an anchor gets the whole page at once', async ({
    page,
    address,
  }) => {
    await lookEarly(page)
    await page.goto(`${address}#contact`)
    const { parsed } = await early(page)
    expect(parsed.services).toBeLessThan(2 * 844)
    await expect(page.locator('#contact').getByRole('heading').first()).toBeInViewport()
  })
})
