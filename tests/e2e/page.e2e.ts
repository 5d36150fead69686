import { bothLanguages, content, expect, open, test, texts, wake } from './test.ts'

const sectionIds = content.sections.map(({ id }) => id)

for (const language of bothLanguages) {
  const catalog = texts[language]

  test.describe(`in ${language}`, () => {
    test('shows the sections in the order of the content', async ({ page }) => {
      await open(page, language)
      const selector = sectionIds.map((id) => `#${id}`).join()
      const ids = await page
        .locator(selector)
        .evaluateAll((all) => all.map(({ id }) => id))
      expect(ids).toEqual(sectionIds)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        catalog['hero.title'],
      )
    })

    test('describes all services', async ({ page }) => {
      await open(page, language)
      const services = page.locator('#services')
      for (const { title, description } of content.services) {
        const name = catalog[title as keyof typeof catalog] // Checked: the content names texts that exist.
        await expect(services.getByRole('heading', { name, exact: true })).toBeVisible()
        await expect(
          services.getByText(catalog[description as keyof typeof catalog]), // Checked, as above.
        ).toBeVisible()
      }
    })

    test('shows twelve logos, each loaded and named', async ({ page }) => {
      await open(page, language)
      const clients = page.locator('#clients')
      await expect(clients.getByRole('img')).toHaveCount(12)
      for (const { name } of content.clients) {
        const logo = clients.getByRole('img', { name, exact: true })
        await logo.scrollIntoViewIfNeeded()
        await expect
          .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0)
      }
    })

    test('offers e-mail and phone beside the form, and says what happens to the data', async ({
      page,
    }) => {
      await open(page, language)
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
      await expect(contact.getByText(catalog['form.privacy'])).toBeVisible()
    })

    test('ends with the offices, the network and the company', async ({ page }) => {
      await open(page, language)
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
    })

    test('shows the year of the visitor, asleep and awake', async ({ page }) => {
      await page.clock.setFixedTime('2031-06-01T12:00:00')
      await open(page, language)
      await expect(page.locator('#footer')).toContainText('© 2031')
      await wake(page)
      await expect(page.locator('#footer')).toContainText('© 2031')
    })
  })
}

test('is the only page', async ({ request }) => {
  expect((await request.get('./')).status()).toBe(200)
  for (const path of ['index.html', 'about', 'en/', 'assets/', '_headers']) {
    expect((await request.get(`./${path}`)).status(), path).toBe(404)
  }
})
