/** Going back to the page, from the browser's back/forward cache. */
import { browserArguments, findBrowser } from '../../../scripts/test/findBrowser.ts'
import { button, expectTyped, openSolved } from '../form/formSteps.ts'
import { expect, test, texts } from '../support/fixtures.ts'
import { flag } from '../support/flags.ts'

const browser = findBrowser()

test.use({
  // Playwright switches this cache off; visitors have it.
  launchOptions: {
    ...(browser.ok && { executablePath: browser.path }),
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

test('a page to which the visitor comes back is as it was left, and goes on', async ({
  page,
  language,
  other,
  words,
}) => {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted)
    })
  })
  await openSolved(page, language)
  await page.goto('about:blank')
  // The page comes back as it was: it does not load again.
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true')
  await expectTyped(page)
  await expect(button(page, words)).toBeEnabled()
  await flag(page, other).click()
  await expect(page.locator('h1')).toHaveText(texts[other]['hero.title'])
})
