/** Whatever happens while sending, one message is sent or the form does not change. */
import { mailService } from '../../../schema/mailService.ts'
import { expect, test, startApplication } from '../support/fixtures.ts'
import {
  button,
  errorsOfFailedSend,
  expectDelivered,
  expectSending,
  expectTyped,
  field,
  nextError,
  openSolved,
  send,
} from './formSteps.ts'

test.use({ expectedErrors: errorsOfFailedSend })

const service = `${mailService.endpoint}**`

test('a failed message can be resent', async ({ page, emails, language, catalog }) => {
  // The browser refuses storage.
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Refused.', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get, configurable: true })
  })
  await openSolved(page, language, 'fail-500@example.com')
  const form = page.getByRole('form')
  const formText = await form.innerText()
  // A solved captcha is also kept in a narrower window.
  await page.setViewportSize({ width: 320, height: 700 })
  async function expectFailure() {
    const logged = nextError(page)
    await button(page, catalog).click()
    await logged
    await expect(button(page, catalog)).toBeFocused()
    expect(await form.innerText()).toBe(formText)
    await expectTyped(page, 'fail-500@example.com')
  }
  await expectFailure()
  await page.route(service, (route) => route.abort('internetdisconnected'))
  await expectFailure()
  await page.unroute(service)
  expect(emails).toEqual([])
  await field(page, 'contact').fill('61 3555-0100')
  await expectDelivered(page, catalog, emails)
})

test('leaving the page keeps the typed text', async ({ page, language, catalog }) => {
  await openSolved(page, language)
  await page.route(service, () => undefined)
  await send(page, catalog)
  await expectSending(page, catalog)
  // Playwright switches the back/forward cache off, so the page is loaded again.
  await page.goto('about:blank')
  await page.goBack()
  // Typed text stays before and after hydration.
  await expectTyped(page)
  await startApplication(page)
  await expectTyped(page)
  await expect(button(page, catalog)).toBeDisabled()
})
