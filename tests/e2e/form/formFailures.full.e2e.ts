/** If sending fails, the form keeps its text and can be sent again. */
import { mailService } from '../../../schema/mailService.ts'
import { expect, test, startApplication } from '../support/fixtures.ts'
import {
  sendButton,
  errorsOfFailedSend,
  sendOneEmail,
  expectSending,
  expectTyped,
  field,
  nextSendError,
  openReadyToSend,
  send,
} from './formSteps.ts'

test.use({ expectedErrors: errorsOfFailedSend })

const mailServiceUrl = `${mailService.endpoint}**`

test('a failed send can be repeated', async ({ page, emails, language, catalog }) => {
  // The browser refuses storage.
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('Refused.', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get, configurable: true })
  })
  await openReadyToSend(page, language, 'fail-500@example.com')
  const form = page.getByRole('form')
  const formText = await form.innerText()
  // A solved captcha is also kept in a narrower window.
  await page.setViewportSize({ width: 320, height: 700 })
  async function expectFailure() {
    const errorLog = nextSendError(page)
    await sendButton(page, catalog).click()
    await errorLog
    await expect(sendButton(page, catalog)).toBeFocused()
    expect(await form.innerText()).toBe(formText)
    await expectTyped(page, 'fail-500@example.com')
  }
  await expectFailure()
  await page.route(mailServiceUrl, (route) => route.abort('internetdisconnected'))
  await expectFailure()
  await page.unroute(mailServiceUrl)
  expect(emails).toEqual([])
  await field(page, 'contact').fill('61 3555-0100')
  await sendOneEmail(page, catalog, emails)
})

test('typed text is kept after going back', async ({ page, language, catalog }) => {
  await openReadyToSend(page, language)
  await page.route(mailServiceUrl, () => undefined)
  await send(page, catalog)
  await expectSending(page, catalog)
  // Playwright switches the back/forward cache off, so the page is loaded again.
  await page.goto('about:blank')
  await page.goBack()
  // Typed text stays before and after hydration.
  await expectTyped(page)
  await startApplication(page)
  await expectTyped(page)
  await expect(sendButton(page, catalog)).toBeDisabled()
})
