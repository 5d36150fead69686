/** Whatever happens to the captcha, the form says what is true, keeps what was typed, and sends it in the end. */
import type { Page, Route } from '@playwright/test'

import { captchaService } from '../../../schema/captchaService.ts'
import { mockServices } from '../../../scripts/test/mockServices.ts'
import { bothLanguages, expect, open, test, texts } from '../support/fixtures.ts'
import { failRequests, holdAnswers } from '../support/network.ts'
import { setFont } from '../support/readability.ts'
import {
  button,
  delivered,
  errorsOfFailedSend,
  expectReason,
  expectTyped,
  field,
  fillIn,
  send,
  solve,
  thanks,
} from './formSteps.ts'

const hcaptcha = `${captchaService.script}**`
const block = (route: Route) => route.abort('blockedbyclient')

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

  test('where the captcha is blocked nothing moves and nothing is said anew after the first time', async ({
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
      const note = document.getElementById('send_note')
      const words = note?.textContent
      new MutationObserver(() => {
        if (below?.getBoundingClientRect().top !== before) console.error('It moved.')
        if (note?.textContent !== words) console.error('The sentence changed.')
      }).observe(form ?? document, {
        attributes: true,
        characterData: true,
        childList: true,
        subtree: true,
      })
    })
    for (let count = 0; count < 3; count += 1) {
      const asked = page.waitForRequest(hcaptcha)
      await page.clock.fastForward(8_000)
      await asked
      await expectReason(page, texts.br, 'form.captchaUnreachable')
    }
  })
})
