/** Whatever happens while sending, one message is sent or the form stays as it was. */
import { mailService } from '../../../schema/mailService.ts'
import { expect, open, test, startApplication } from '../support/fixtures.ts'
import { langs } from '../support/flags.ts'
import { failRequests, scripts } from '../support/network.ts'
import {
  button,
  errorsOfFailedSend,
  expectDelivered,
  expectSending,
  expectTyped,
  field,
  fillIn,
  nextError,
  openSolved,
  send,
  solve,
} from './formSteps.ts'

test.use({ expectedErrors: errorsOfFailedSend })

const service = `${mailService.endpoint}**`

test('a failed message can be sent again', async ({ page, mails, language, words }) => {
  await openSolved(page, language, 'fail-500@example.com')
  const form = page.getByRole('form')
  const before = await form.innerText()
  async function expectFailure() {
    const logged = nextError(page)
    await button(page, words).click()
    await logged
    await expect(button(page, words)).toBeFocused()
    expect(await form.innerText()).toBe(before)
    await expectTyped(page, 'fail-500@example.com')
  }
  await expectFailure()
  await page.route(service, (route) => route.abort('internetdisconnected'))
  await expectFailure()
  await page.unroute(service)
  expect(mails).toEqual([])
  await field(page, 'contact').fill('61 3555-0100')
  await expectDelivered(page, words, mails)
})

test('a hanging script fails, then loads', async ({ page, mails, language, words }) => {
  await page.clock.install()
  await openSolved(page, language)
  const requested = page.waitForRequest(scripts)
  const recover = await failRequests(page, scripts, () => undefined)
  const logged = nextError(page)
  await button(page, words).click()
  await requested
  await expectSending(page, words)
  await page.clock.fastForward(30_000)
  await logged
  await expect(button(page, words)).toBeFocused()
  await expectTyped(page, '61 3555-0100')
  recover()
  await expectDelivered(page, words, mails)
})

test('if script files fail to load, the next event loads them, and typed text stays', async ({
  page,
  mails,
  language,
  words,
}) => {
  let arrived = 0
  await page.route(scripts, (route) => {
    arrived += 1
    return arrived === 1 ? route.continue() : route.abort('internetdisconnected')
  })
  await open(page, language)
  await fillIn(page)
  await expect.poll(() => arrived).toBeGreaterThan(1)
  await page.unroute(scripts)
  // An event during an attempt that is about to fail wakes nothing.
  await expect(() => startApplication(page, 1000)).toPass()
  await expectTyped(page)
  await solve(page, words)
  await expectDelivered(page, words, mails)
})

test('a captcha stays solved if the window becomes narrow', async ({
  page,
  language,
  words,
}) => {
  await openSolved(page, language)
  const solved = await page.locator('iframe[data-hcaptcha-widget-id]').elementHandle()
  await page.setViewportSize({ width: 320, height: 700 })
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(button(page, words)).toBeEnabled()
  expect(await solved.evaluate(({ isConnected }) => isConnected)).toBe(true)
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ).toBeLessThanOrEqual(0)
})

test('text survives leaving during a send', async ({ page, language, words }) => {
  await openSolved(page, language)
  const hang = () => undefined
  await page.route(service, hang)
  await send(page, words)
  await expectSending(page, words)
  // Playwright switches the back/forward cache off, so the page is loaded again.
  await page.goto('about:blank')
  await page.goBack()
  // Typed text stays before and after hydration.
  await expectTyped(page, '61 3555-0100')
  await startApplication(page)
  await expectTyped(page, '61 3555-0100')
  await expect(page.locator('html')).toHaveAttribute('lang', langs[language])
  await expect(button(page, words)).toBeDisabled()
})
