/** The page before the application loads, and while it loads. */
import {
  sendOneEmail,
  expectTyped,
  field,
  fillIn,
  solve,
  formReplacement,
} from '../form/formSteps.ts'
import { expect, expectReady, open, test, startApplication } from '../support/fixtures.ts'
import { failRequests, holdScripts, scripts } from '../support/network.ts'

test('no script file is requested before the first interaction', async ({ page }) => {
  const requestedUrls: string[] = []
  page.on('request', (request) => {
    if (scripts.test(request.url())) requestedUrls.push(request.url())
  })
  // A browser may send pointermove although the mouse was not moved.
  await page.addInitScript(() => {
    addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true)
  })
  await page.goto('./?lang=br', { waitUntil: 'networkidle' })
  expect(requestedUrls).toEqual([])
  await page.keyboard.press('Tab')
  await expectReady(page)
  expect(requestedUrls.length).toBeGreaterThan(0)
  // The captcha's scripts are not requested before the form is near the viewport.
  expect(requestedUrls.filter((url) => /captcha/i.test(url))).toEqual([])
})

test.describe(() => {
  test.use({ hasTouch: true })
  for (const event of ['scroll', 'touch'])
    test(`the first ${event} loads the application`, async ({ page }) => {
      await open(page, 'en')
      if (event === 'touch') await page.locator('h1').tap()
      else await page.mouse.wheel(0, 200)
      await expectReady(page)
    })
})

test.describe(() => {
  // React reports the mismatch.
  test.use({ expectedErrors: [/React error #418/] })

  test('typed text is kept if the host has changed the page', async ({ page }) => {
    await page.route(/\/\?lang=en$/, async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const body = html.replace(/<div id="?root"?>/, '$&<div>A banner</div>')
      await route.fulfill({ response, body })
    })
    const errorLog = page.waitForEvent('console', (entry) => /#418/.test(entry.text()))
    await open(page, 'en')
    await expect(page.getByText('A banner')).toBeVisible()
    const input = await field(page, 'name').elementHandle()
    await field(page, 'name').focus()
    const text = 'Somebody who types without a pause'
    await page.keyboard.type(text)
    await expectReady(page)
    await errorLog
    // React has rendered the complete page again.
    await expect.poll(() => input.evaluate((element) => element.isConnected)).toBe(false)
    await expect(field(page, 'name')).toHaveValue(text)
    await expect(field(page, 'name')).toBeFocused()
  })
})

test('the form cannot be submitted before hydration', async ({ page }) => {
  await holdScripts(page)
  await open(page, 'en')
  await page.waitForURL((url) => url.search === '')
  const urlBefore = page.url()
  await fillIn(page)
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  await expectTyped(page)
  expect(page.url()).toBe(urlBefore)
})

test.describe(() => {
  test.use({ expectedErrors: [/Failed to (load|fetch)/] })

  test('scripts that hang are requested again, and typed text is kept', async ({
    page,
    emails,
    language,
    catalog,
  }) => {
    await page.addInitScript(() => {
      const timeout = AbortSignal.timeout.bind(AbortSignal)
      AbortSignal.timeout = () => timeout(3_000)
    })
    const unblockScripts = await failRequests(page, scripts, () => undefined)
    await open(page, language)
    await fillIn(page)
    await expect(async () => {
      await page.mouse.move(9, 9)
      await page.mouse.move(10, 10)
      await expect(formReplacement(page)).toBeVisible({ timeout: 200 })
    }).toPass()
    await expect(formReplacement(page)).toContainText(catalog['form.unavailable'])
    unblockScripts()
    // An event during an attempt that hangs does not start another attempt.
    await expect(() => startApplication(page, 1000)).toPass()
    await expect(formReplacement(page)).toBeHidden()
    await expectTyped(page)
    await solve(page, catalog)
    await sendOneEmail(page, catalog, emails)
  })
})
