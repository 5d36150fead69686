/** Whatever happens to the captcha, the form says what is true, keeps what was typed, and sends it in the end. */
import type { Page, Route } from '@playwright/test'

import { captchaService } from '../../../schema/captchaService.ts'
import { mockServices } from '../../../scripts/test/mockServices.ts'
import { bothLanguages, expect, open, test, texts } from '../support/fixtures.ts'
import { flag, nextLanguage } from '../support/flags.ts'
import { failRequests, holdAnswers } from '../support/network.ts'
import { setFont } from '../support/readability.ts'
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
  send,
  solve,
  thanks,
} from './formSteps.ts'

interface Failure {
  what: string
  /** The script that does not arrive. */
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
const block = (route: Route) => route.abort('blockedbyclient')

const failures: Failure[] = [
  {
    what: 'script hangs',
    script: hcaptcha,
    answer: hang,
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
]

test.describe(() => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  for (const { what, script, answer, noticed, again } of failures) {
    test(`when the captcha's ${what} the form says so, and recovers`, async ({
      page,
      mails,
      language,
      words,
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

test('a captcha whose own part hangs at every try stays unreachable, and is not announced again and again', async ({
  page,
  language,
  words,
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

test.describe(() => {
  test.use({ expectedErrors: errorsOfFailedSend })

  test('a token that expires while the visitor writes or the message is sent loses nothing', async ({
    page,
    context,
    language,
    words,
  }) => {
    const mails = await mockServices(context, { behaviour: () => 'expires' })
    const expire = () => page.clock.fastForward(5_000)
    async function expireWhileSending() {
      const answer = await holdAnswers(page)
      await solve(page, words)
      await send(page, words)
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

test('of two tokens the second is sent, and one that comes while sending changes nothing', async ({
  page,
  mails,
  language,
  words,
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
  await send(page, words)
  await giveToken('late')
  await expectSending(page, words)
  await expectTyped(page, '61 3555-0100')
  answer()
  await expect(thanks(page, words)).toBeVisible()
  expect(mails.map(({ params }) => params['captchaToken'])).toEqual(['second'])
  expect(messages()).toBe(1)
})

/** Where the sentence overlaps its surroundings, or sticks out of its own frame. */
const overlaps = (page: Page) =>
  page.evaluate(() => {
    const boxOf = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    const note = document.getElementById('send_note')
    const words = document.createRange()
    words.selectNodeContents(note ?? document.body)
    const said = words.getBoundingClientRect()
    const send = boxOf('form [type=submit]')
    const frame = boxOf('#send_note')
    return {
      overButton: said.top < send.bottom && said.bottom > send.top,
      outOfFrame: said.top < frame.top - 1 || said.bottom > frame.bottom + 1,
    }
  })

test.describe(() => {
  test.use({ expectedErrors: [/ERR_BLOCKED_BY_CLIENT/] })

  for (const font of [16, 24, 32])
    test(`the sentence about the captcha covers nothing where a font is ${font} px large, asleep, awake and unreachable`, async ({
      page,
    }) => {
      await page.clock.install()
      await failRequests(page, hcaptcha, block)
      await setFont(page, font)
      for (const language of bothLanguages) {
        await page.setViewportSize({ width: 320, height: 800 })
        await open(page, language)
        const found: object[] = []
        const look = async () => {
          for (const width of [320, 390, 768, 1440]) {
            await page.setViewportSize({ width, height: 800 })
            found.push(await overlaps(page))
          }
        }
        await look()
        await fillIn(page)
        await expectReason(page, texts[language], 'form.captchaUnreachable')
        await look()
        await page.clock.fastForward(8_000)
        await look()
        expect(found).toEqual(
          Array.from({ length: 12 }, () => ({ overButton: false, outOfFrame: false })),
        )
      }
    })

  test('where the captcha is blocked nothing moves after the first time', async ({
    page,
  }) => {
    await page.clock.install()
    await page.setViewportSize({ width: 390, height: 844 })
    await failRequests(page, hcaptcha, block)
    await open(page, 'br')
    await fillIn(page)
    await expectReason(page, texts.br, 'form.captchaUnreachable')
    await page.evaluate(() => {
      const below = document.querySelector('#footer')
      const before = below?.getBoundingClientRect().top
      const form = document.querySelector('form')
      new MutationObserver(() => {
        if (below?.getBoundingClientRect().top !== before) console.error('It moved.')
      }).observe(form ?? document, { attributes: true, childList: true, subtree: true })
    })
    for (let count = 0; count < 3; count += 1) {
      const asked = page.waitForRequest(hcaptcha)
      await page.clock.fastForward(8_000)
      await asked
      await expectReason(page, texts.br, 'form.captchaUnreachable')
    }
  })
})
