/** Whatever happens on the way of a message, one is sent or the form stays as it was. */
import type { Page, Route } from '@playwright/test'

import { standIn } from '../../scripts/testing/standIn.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { emailFailures } from '../../src/mocks/emailFailures.ts'
import { button, delivered, field, fillIn, solve, thanks } from './formSteps.ts'
import { goOffline, holdAnswers } from './network.ts'
import { bothLanguages, content, expect, open, test, texts, wake } from './test.ts'

test.use({ expectedErrors: [/Erro ao enviar email|Failed to load resource/] })

const service = 'https://api.emailjs.com/**'
const captchaScript = 'https://js.hcaptcha.com/**'
const scripts = /\/assets\/.*\.js/

/** Contacts that the stand-in answers with a status, and one with a network that is gone. */
const refused = Object.keys(emailFailures).filter(
  (contact) => emailFailures[contact]?.kind !== 'silent',
)
const broken: ((route: Route) => Promise<void>)[] = [
  (route) => route.abort('connectionreset'),
  (route) => route.fulfill({ status: 502, body: Buffer.from([0, 255, 60, 0, 128]) }),
]

const expectText = (page: Page) =>
  expect(field(page, 'message')).toHaveValue('Olá,\n\ntudo bem?')
const expectSending = (page: Page, language: Language) =>
  expect(
    page.getByRole('button', { name: texts[language]['form.sending'] }),
  ).toBeVisible()

/** Counts the messages that the page tries to hand over. */
function countMessages(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/email/send')) count += 1
  })
  return () => count
}

for (const language of bothLanguages) {
  const words = texts[language]

  async function openSolved(page: Page, contact?: string) {
    await open(page, language)
    await fillIn(page, contact)
    await solve(page, words)
  }

  async function expectSent(page: Page) {
    await button(page, words).click()
    await expect(thanks(page, words)).toBeVisible()
  }

  test(`whatever EmailJS refuses or breaks, only the console tells; the next try is sent, in ${language}`, async ({
    page,
    context,
  }) => {
    const mails = await standIn(context)
    await openSolved(page)
    const form = page.getByRole('form')
    const before = await form.innerText()
    async function expectFailure() {
      const logged = page.waitForEvent('console', (message) =>
        message.text().startsWith('Erro ao enviar email'),
      )
      await button(page, words).click()
      await logged
      await expect(button(page, words)).toBeFocused()
      expect(await form.innerText()).toBe(before)
      await expectText(page)
    }
    for (const contact of refused) {
      await field(page, 'contact').fill(contact)
      await expectFailure()
    }
    for (const answer of broken) {
      await page.route(service, answer)
      await expectFailure()
      await page.unroute(service)
    }
    expect(mails).toEqual([])
    await field(page, 'contact').fill('61 3555-0100')
    await expectSent(page)
    expect(mails).toEqual([delivered])
  })

  test(`words that nobody expects in a good answer do not matter in ${language}`, async ({
    page,
    context,
  }) => {
    await standIn(context)
    await openSolved(page)
    await page.route(service, (route) => route.fulfill({ body: '<html>\u0000{' }))
    await expectSent(page)
  })

  test(`an answer that takes more than 30 s is a failure, and ignored when it comes, in ${language}`, async ({
    page,
    context,
  }) => {
    const mails = await standIn(context)
    await page.clock.install()
    await openSolved(page)
    const answer = await holdAnswers(page)
    const posted = page.waitForRequest(service)
    await button(page, words).click()
    await posted
    await expectSending(page, language)
    await page.clock.fastForward(30_000)
    await expect(button(page, words)).toBeFocused()
    const late = page.waitForResponse(service)
    answer()
    await (await late).finished()
    await expect(button(page, words)).toBeEnabled()
    await expectText(page)
    await expectSent(page)
    // The late one was taken: EmailJS cannot be told to stop.
    expect(mails).toEqual([delivered, delivered])
  })

  for (const how of ['gone', 'hung'] as const) {
    test(`EmailJS's script that is ${how} is a failure; the next click asks anew, in ${language}`, async ({
      page,
      context,
    }) => {
      const mails = await standIn(context)
      await page.clock.install()
      await openSolved(page)
      await page.route(scripts, (route) =>
        how === 'gone' ? route.fulfill({ status: 404 }) : undefined,
      )
      await button(page, words).click()
      if (how === 'hung') {
        await expectSending(page, language)
        await page.clock.fastForward(30_000)
      }
      await expect(button(page, words)).toBeFocused()
      await expectText(page)
      expect(mails).toEqual([])
      await page.unroute(scripts)
      await expectSent(page)
      expect(mails).toEqual([delivered])
    })
  }

  test(`a double click and Enter held down send one message each, in ${language}`, async ({
    page,
    context,
  }) => {
    const mails = await standIn(context)
    const messages = countMessages(page)
    await openSolved(page, 'fail-500@example.com')
    const fail = await holdAnswers(page)
    await button(page, words).dblclick()
    await expectSending(page, language)
    fail()
    await expect(button(page, words)).toBeFocused()
    expect(messages()).toBe(1)

    await field(page, 'contact').fill('61 3555-0100')
    await field(page, 'name').focus()
    const answer = await holdAnswers(page)
    for (let press = 0; press < 5; press += 1) await page.keyboard.down('Enter')
    await expectSending(page, language)
    answer()
    await expect(thanks(page, words)).toBeVisible()
    expect(messages()).toBe(2)
    expect(mails).toEqual([delivered])
  })

  test(`a clock set back after a message does not keep the next one, in ${language}`, async ({
    page,
    context,
  }) => {
    const mails = await standIn(context)
    await page.clock.install({ time: '2031-06-02T12:00:00' })
    for (const time of ['2031-06-02T12:00:00', '2031-06-01T12:00:00']) {
      await page.clock.setSystemTime(time)
      await openSolved(page)
      await expectSent(page)
    }
    expect(mails).toEqual([delivered, delivered])
  })

  test(`offline before and while the page wakes, before the captcha and while sending: all goes on, in ${language}`, async ({
    page,
    context,
  }) => {
    const mails = await standIn(context)
    await page.clock.install()
    await open(page, language)
    // Before the page wakes.
    let online = await goOffline(page)
    const asked = page.waitForRequest(scripts)
    await fillIn(page)
    await asked
    await online()

    // While it wakes: one script arrives.
    await page.route(captchaScript, (route) => route.abort('internetdisconnected'))
    let arrived = 0
    await page.route(scripts, (route) => {
      arrived += 1
      return arrived === 1 ? route.continue() : route.abort('internetdisconnected')
    })
    await field(page, 'name').focus()
    await expect.poll(() => arrived).toBeGreaterThan(1)
    await page.unroute(scripts)
    await wake(page)
    await expectText(page)

    // Before the captcha.
    await field(page, 'contact').focus()
    await expect(button(page, words)).toHaveAccessibleDescription(
      words['form.captchaUnreachable'],
    )
    await page.unroute(captchaScript)
    await page.clock.fastForward(8_000)
    await solve(page, words)

    // While sending.
    online = await goOffline(page)
    const logged = page.waitForEvent('console', (message) =>
      message.text().startsWith('Erro ao enviar email'),
    )
    await button(page, words).click()
    await logged
    await expect(button(page, words)).toBeFocused()
    await online()
    await expectText(page)
    await expectSent(page)
    expect(mails).toEqual([delivered])
  })

  test(`a window made narrower after the captcha was solved does not scroll sideways in ${language}`, async ({
    page,
    context,
  }) => {
    await standIn(context)
    await openSolved(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await expect(button(page, words)).toBeEnabled()
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0)
  })

  test(`whoever leaves in the middle of sending and comes back finds the text in ${language}, and sends it`, async ({
    page,
    context,
  }) => {
    const mails = await standIn(context)
    await page.clock.install()
    await openSolved(page)
    const hang = () => undefined
    await page.route(service, hang)
    const posted = page.waitForRequest(service)
    await button(page, words).click()
    await posted
    // Playwright switches the browser's cache for the way back off: the page is loaded anew.
    await page.goto('about:blank')
    await page.goBack()
    await page.unroute(service, hang)
    await expect(field(page, 'name')).toHaveValue('Ana Conceição')
    await wake(page)
    await expectText(page)
    // The pause after a message, which the one that was broken off has begun.
    await page.clock.fastForward(content.email.rateLimit.throttle)
    await solve(page, words)
    await expectSent(page)
    expect(mails).toEqual([delivered])
  })
}
