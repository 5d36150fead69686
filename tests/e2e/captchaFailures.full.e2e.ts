/** Whatever happens to the captcha, the form says what is true, keeps what was typed, and sends it in the end. */
import type { Route } from '@playwright/test'

import { captchaService } from '../../schema/captchaService.ts'
import { captcha, standIn } from '../../scripts/test/standIn.ts'
import { bothLanguages, expect, open, test, texts } from './fixtures.ts'
import { flag, nextLanguage } from './flags.ts'
import {
  button,
  countMessages,
  delivered,
  errorsOfFailedSend,
  expectDelivered,
  expectReason,
  expectSending,
  expectTyped,
  field,
  fillIn,
  solve,
  thanks,
} from './formSteps.ts'
import { failRequests, holdAnswers } from './network.ts'

interface Failure {
  what: string
  /** The script that does not come. */
  script: string
  answer: (route: Route) => unknown
  /** Milliseconds until the form says so, and from then on until it asks again. */
  noticed: number
  again: number
}

const hcaptcha = `${captchaService.script}**`
const ownPart = '**/assets/Captcha*.js*'
const hang = () => undefined
const gone = (route: Route) => route.fulfill({ status: 404 })
const empty = (route: Route) =>
  route.fulfill({ body: '', headers: { 'Access-Control-Allow-Origin': '*' } })
const block = (route: Route) => route.abort('blockedbyclient')

const failures: Failure[] = [
  {
    what: 'script is blocked',
    script: hcaptcha,
    answer: block,
    noticed: 0,
    again: 8_000,
  },
  {
    what: 'script hangs',
    script: hcaptcha,
    answer: hang,
    noticed: 30_000,
    again: 30_000,
  },
  {
    what: 'script never calls back',
    script: hcaptcha,
    answer: empty,
    noticed: 30_000,
    again: 30_000,
  },
  {
    what: 'own part of the page is gone',
    script: ownPart,
    answer: gone,
    noticed: 0,
    again: 8_000,
  },
  {
    what: 'own part of the page hangs',
    script: ownPart,
    answer: hang,
    noticed: 15_000,
    again: 8_000,
  },
]

for (const language of bothLanguages) {
  const words = texts[language]

  test.describe(() => {
    test.use({ expectedErrors: [/Failed to load resource/] })

    for (const { what, script, answer, noticed, again } of failures) {
      test(`when the captcha's ${what} the form says so in ${language}, and recovers`, async ({
        page,
        mails,
      }) => {
        await page.clock.install()
        const recover = await failRequests(page, script, answer)
        const asked = page.waitForRequest(script)
        await open(page, language)
        await fillIn(page)
        await asked
        await page.clock.fastForward(noticed)
        await expectReason(page, words, 'form.captchaUnreachable')
        await expect(button(page, words)).toBeDisabled()
        recover()
        await page.clock.fastForward(again)
        await solve(page, words)
        await expectTyped(page, '61 3555-0100')
        await expectDelivered(page, words, mails)
      })
    }
  })

  test(`a captcha whose own part hangs at every try stays unreachable in ${language}, and is not announced again and again`, async ({
    page,
  }) => {
    await page.clock.install()
    const asked = page.waitForRequest(ownPart)
    await failRequests(page, ownPart, hang)
    await open(page, language)
    await fillIn(page)
    await asked
    await expectReason(page, words, 'form.captchaLoading')
    await page.clock.fastForward(15_000)
    await expectReason(page, words, 'form.captchaUnreachable')
    await page.evaluate(() => {
      const note = document.getElementById('send_note')
      const observer = new MutationObserver(() => console.error('The sentence changed.'))
      if (note)
        observer.observe(note, { characterData: true, childList: true, subtree: true })
    })
    for (const wait of [8_000, 15_000, 8_000]) {
      const next = wait === 8_000 ? page.waitForRequest(ownPart) : undefined
      await page.clock.fastForward(wait)
      await next
      await expectReason(page, words, 'form.captchaUnreachable')
    }
  })

  test(`a captcha that nobody ticks, as where its frame is blocked, is reported in ${language} after 30 s and taken late`, async ({
    page,
    mails,
  }) => {
    await page.clock.install()
    await open(page, language)
    await fillIn(page)
    await expect(captcha(page)).toBeVisible()
    await expectReason(page, words, 'form.captchaNeeded')
    await page.clock.fastForward(30_000)
    await expectReason(page, words, 'form.captchaUnseen')
    await solve(page, words)
    await expectTyped(page, '61 3555-0100')
    await expectDelivered(page, words, mails)
  })

  test.describe(() => {
    test.use({ expectedErrors: errorsOfFailedSend })

    test(`a token that expires while the visitor writes or the message is sent loses nothing in ${language}`, async ({
      page,
      context,
    }) => {
      const mails = await standIn(context, { behaviour: () => 'expires' })
      const expire = () => page.clock.fastForward(5_000)
      async function expireWhileSending() {
        const answer = await holdAnswers(page)
        await solve(page, words)
        const posted = page.waitForRequest('**/email/send')
        await button(page, words).click()
        await posted
        await expire()
        answer()
      }
      await page.clock.install()
      await open(page, language)
      await fillIn(page, 'fail-500@example.com')
      await solve(page, words)
      await expire()
      await expectReason(page, words, 'form.captchaNeeded')
      await expect(button(page, words)).toBeDisabled()
      await expectTyped(page)

      await expireWhileSending()
      await expectReason(page, words, 'form.captchaNeeded')
      await expect(button(page, words)).toBeDisabled()
      await expectTyped(page)

      await field(page, 'contact').fill('61 3555-0100')
      await expireWhileSending()
      await expect(thanks(page, words)).toBeVisible()
      expect(mails).toEqual([delivered])
    })
  })

  test.describe(() => {
    test.use({ expectedErrors: [/Drawn in vain/] })

    test(`a captcha that throws while it is drawn anew takes nothing with it in ${language}`, async ({
      page,
      mails,
    }) => {
      await page.clock.install()
      await open(page, nextLanguage(language))
      await fillIn(page)
      await expectReason(page, texts[nextLanguage(language)], 'form.captchaNeeded')
      await page.evaluate(() => {
        const { hcaptcha } = window
        const { render } = hcaptcha
        hcaptcha.render = () => {
          hcaptcha.render = render
          throw new Error('Drawn in vain.')
        }
      })
      await flag(page, language).click()
      await expectReason(page, words, 'form.captchaUnreachable')
      await page.clock.fastForward(8_000)
      await solve(page, words)
      await expectTyped(page, '61 3555-0100')
      await expectDelivered(page, words, mails)
    })
  })

  test(`of two tokens the second is sent, and one that comes while sending changes nothing in ${language}`, async ({
    page,
    mails,
  }) => {
    await open(page, language)
    await fillIn(page)
    await expectReason(page, words, 'form.captchaNeeded')
    // The widget calls back with a token of our choice.
    await page.evaluate(() => {
      interface Widget {
        callback: () => void
      }
      const { hcaptcha } = window
      const { render } = hcaptcha
      Object.assign(hcaptcha, {
        render: (place: HTMLElement, widget: Widget) => {
          Reflect.set(window, 'giveToken', (token: string) => {
            Object.assign(hcaptcha, { getResponse: () => token })
            widget.callback()
          })
          return Reflect.apply(render, undefined, [place, widget])
        },
      })
    })
    for (const choice of [nextLanguage(language), language]) {
      await flag(page, choice).click()
      await expectReason(page, texts[choice], 'form.captchaNeeded')
    }
    const giveToken = (token: string) =>
      page.evaluate((value) => {
        const give = Reflect.get(window, 'giveToken') as (token: string) => void
        give(value)
      }, token)
    await giveToken('first')
    await giveToken('second')
    const messages = countMessages(page)
    const answer = await holdAnswers(page)
    const posted = page.waitForRequest('**/email/send')
    await button(page, words).click()
    await posted
    await giveToken('late')
    await expectSending(page, words)
    await expectTyped(page, '61 3555-0100')
    answer()
    await expect(thanks(page, words)).toBeVisible()
    expect(mails.map(({ params }) => params['captchaToken'])).toEqual(['second'])
    expect(messages()).toBe(1)
  })
}
