/** Going back to the page, from the browser's back/forward cache. */
import type { Page } from '@playwright/test'

import { browserArguments, findBrowser } from '../../../scripts/test/findBrowser.ts'
import { formStates } from '../../../scripts/test/formStates.ts'
import { mockServices } from '../../../scripts/test/mockServices.ts'
import { errorsOfFailedSend } from '../form/formSteps.ts'
import { expect, open, test, texts } from '../support/fixtures.ts'
import { flag } from '../support/flags.ts'

const browser = findBrowser()

test.use({
  expectedErrors: errorsOfFailedSend,
  // Playwright switches this cache off; visitors have it.
  launchOptions: {
    ...(browser.ok && { executablePath: browser.path }),
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

/** What the contact section shows, and what stands in its fields. */
const contactOf = (page: Page) =>
  page.locator('#contact').evaluate((section: HTMLElement) => ({
    words: section.innerText,
    values: [...section.querySelectorAll<HTMLInputElement>('input, textarea')].map(
      ({ value }) => value,
    ),
  }))

const asleep = {
  name: 'asleep',
  prepare: mockServices,
  reach: (page: Page) => expect(page.locator('h1')).toBeVisible(),
}

for (const { name, prepare, reach } of [asleep, ...formStates]) {
  test(`comes back as it was left: ${name}`, async ({
    page,
    context,
    language,
    other,
  }) => {
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset['persisted'] = String(persisted)
      })
    })
    await prepare(context)
    await open(page, language)
    await reach(page)
    const before = await contactOf(page)
    await page.goto('about:blank')
    // The page comes back as it was: it does not load again.
    await page.goBack({ waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
    expect(await contactOf(page)).toEqual(before)
    await flag(page, other).click()
    await expect(page.locator('h1')).toHaveText(texts[other]['hero.title'])
  })
}
