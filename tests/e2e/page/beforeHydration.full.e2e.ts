import type { Page } from '@playwright/test'

import {
  expectTyped,
  expectUnavailable,
  field,
  fillIn,
  selectionOf,
  unavailable,
} from '../form/formSteps.ts'
import {
  bothLanguages,
  expect,
  expectReady,
  open,
  test,
  texts,
  startApplication,
} from '../support/fixtures.ts'
import { pressFlag } from '../support/flags.ts'
import { failRequests, holdScripts } from '../support/network.ts'

test('requests no script file before the first interaction', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/\.js(\?|$)/.test(request.url())) scripts.push(request.url())
  })
  // A browser may say where the mouse is although nobody has moved it.
  await page.addInitScript(() => {
    addEventListener('pointermove', (event) => event.stopImmediatePropagation(), true)
  })
  for (const language of bothLanguages) {
    await page.goto(`./?lang=${language}`, { waitUntil: 'networkidle' })
    expect(scripts).toEqual([])
  }
  await page.keyboard.press('Tab')
  await expectReady(page)
  expect(scripts.length).toBeGreaterThan(0)
  // Nor for the captcha's before the visitor comes near the form.
  expect(scripts.filter((file) => /captcha/i.test(file))).toEqual([])
})

const interactions: Record<string, (page: Page) => Promise<void>> = {
  key: (page) => page.keyboard.press('Tab'),
  scroll: (page) => page.mouse.wheel(0, 200),
  focus: (page) => page.locator('header a').first().focus(),
  touch: (page) => page.locator('h1').tap(),
}

test.describe('the application is loaded at', () => {
  test.use({ hasTouch: true })
  for (const [event, give] of Object.entries(interactions)) {
    test(`the first ${event}`, async ({ page }) => {
      await open(page, 'en')
      await give(page)
      await expectReady(page)
    })
  }
})

test('typed text, focus, and position survive switches', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const release = await holdScripts(page)
  await open(page, 'en')
  await fillIn(page, 'ana@example.com')
  const message = field(page, 'message')
  await message.evaluate((area: HTMLTextAreaElement) => {
    area.setSelectionRange(4, 9)
    area.scrollIntoView({ block: 'center', behavior: 'instant' })
  })
  // Portuguese texts are longer, but what the visitor looks at must stay in place.
  const place = () => message.evaluate((area) => area.getBoundingClientRect().top)
  const before = await place()

  async function expectKept() {
    await expectTyped(page, 'ana@example.com')
    await expect(message).toBeFocused()
    expect(await selectionOf(page, 'message')).toEqual([4, 9])
    await expect
      .poll(async () => Math.abs((await place()) - before))
      .toBeLessThanOrEqual(2)
  }

  await pressFlag(page, 'br')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  await expectKept()

  release()
  await expectReady(page)
  await expectKept()

  await pressFlag(page, 'en')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expectKept()
})

test.describe('a page that its host has changed on the way', () => {
  // React reports the mismatch.
  test.use({ expectedErrors: [/React error #418/] })

  test('keeps what is typed while the application hydrates', async ({ page }) => {
    await page.route(/\/\?lang=en$/, async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const body = html.replace('<div id="root">', '$&<div>A banner</div>')
      await route.fulfill({ response, body })
    })
    await open(page, 'en')
    await expect(page.getByText('A banner')).toBeVisible()
    const before = await field(page, 'name').elementHandle()
    await field(page, 'name').focus()
    const text = 'Somebody who types without a pause'
    await page.keyboard.type(text)
    await expectReady(page)
    // React has rendered the complete page again.
    expect(await before.evaluate(({ isConnected }) => isConnected)).toBe(false)
    await expect(field(page, 'name')).toHaveValue(text)
    await expect(field(page, 'name')).toBeFocused()
  })
})

test('nothing submits the form before hydration', async ({ page }) => {
  await holdScripts(page)
  await open(page, 'en')
  await page.waitForURL((url) => url.search === '')
  const address = page.url()
  await field(page, 'name').fill('Ana Souza')
  await page.keyboard.press('Enter')
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    for (const each of form.elements) each.removeAttribute('required')
    form.requestSubmit()
  })
  await expect(field(page, 'name')).toHaveValue('Ana Souza')
  expect(page.url()).toBe(address)
})

test('gives up on scripts that do not load', async ({ page, language }) => {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (milliseconds) =>
      timeout(milliseconds === 60_000 ? 600 : milliseconds)
    addEventListener('online', () => (AbortSignal.timeout = timeout))
  })
  const recover = await failRequests(page, /\/assets\/.*\.js$/, () => undefined)
  await open(page, language)
  await field(page, 'name').fill('Ana Souza')
  await expectUnavailable(page, texts[language])
  recover()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(() => startApplication(page, 1000)).toPass()
  await expect(unavailable(page)).toBeHidden()
  await expect(field(page, 'name')).toHaveValue('Ana Souza')
})
