import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { answerScripts } from '../../tests/answerScripts.ts'
import {
  captchaFrame,
  findCheckbox,
  sendButton,
  solveCaptcha,
  useFakeClock,
} from '../../tests/captcha.ts'
import { renderWithContent, texts } from '../../tests/renderWithContent.tsx'
import { stubBrowser } from '../../tests/stubBrowser.ts'
import { LanguageSwitch } from '../components/LanguageSwitch.tsx'
import type { CaptchaBehaviour } from '../mocks/captchaFailures.ts'
import { makeHandlers } from '../mocks/handlers.ts'
import { ContactForm } from './ContactForm.tsx'

declare global {
  interface Window {
    hcaptcha: { reset: (id?: string) => void }
  }
}

const settings = { publicKey: 'k', serviceId: 's', templateId: 't', blockHeadless: false }
const siteKey = '10000000-ffff-ffff-ffff-000000000001'

/** The form in strict mode, with the real hCaptcha component and the stand-in for its script. Gives the scripts asked for. */
function showForm(behaviour: CaptchaBehaviour = 'works'): string[] {
  // The loader remembers its script for as long as its module lives.
  vi.resetModules()
  const asked = answerScripts(makeHandlers({ behaviour: () => behaviour }))
  renderWithContent(
    <>
      <LanguageSwitch />
      <ContactForm email={settings} captcha={{ siteKey }} />
    </>,
  )
  return asked
}

const solved = () => waitFor(() => expect(sendButton()).toHaveProperty('disabled', false))
const unsolved = () =>
  waitFor(() => expect(sendButton()).toHaveProperty('disabled', true))
/** The loader's own tries take 2 s. */
const unreachable = () =>
  screen.findByText(texts.en['form.captchaUnreachable'], {}, { timeout: 3_000 })
const needed = () => screen.findByText(texts.en['form.captchaNeeded'])

async function pass(time: number) {
  await act(() => vi.advanceTimersByTimeAsync(time))
}

test('loads the script when the visitor comes near, and only then', async () => {
  stubBrowser({ near: false })
  const asked = showForm()
  await needed()
  expect(asked).toEqual([])

  act(() => screen.getByRole('textbox', { name: 'Name' }).focus())
  await findCheckbox()
  expect(asked).toEqual([
    'https://js.hcaptcha.com/1/api.js?onload=hCaptchaOnLoad&render=explicit&sentry=false&recaptchacompat=off&hl=en&uj=false',
  ])
})

test('lets the form be sent once it is solved, and not any more once it has expired', async () => {
  useFakeClock()
  showForm()
  await unsolved()
  await solveCaptcha()
  expect(screen.queryByText(texts.en['form.captchaNeeded'])).toBeNull()

  await pass(120_000)
  await unsolved()
  await needed()
  await solveCaptcha()
})

test('says that it cannot be reached after a widget error, and is reset after 8 s', async () => {
  useFakeClock()
  showForm('refuses')
  const checkbox = await findCheckbox()
  checkbox.click()
  await unreachable()
  await unsolved()
  const reset = vi.spyOn(window.hcaptcha, 'reset')
  await pass(7_800)
  await unreachable()
  expect(reset).not.toHaveBeenCalled()

  await pass(200)
  await needed()
  expect(reset).toHaveBeenCalledTimes(1)
  await solveCaptcha()
})

test('tries a script that cannot be loaded again after 8 s', async () => {
  useFakeClock()
  const asked = showForm('offline')
  await unreachable()
  expect(asked).toHaveLength(3)

  await pass(7_000)
  await unreachable()
  expect(asked).toHaveLength(3)

  await pass(1_000)
  await needed()
  await solveCaptcha()
  expect(asked).toHaveLength(4)
})

test.each(['hangs', 'silent'] as const)(
  'asks once more for a script that %s for 30 s',
  async (behaviour) => {
    useFakeClock()
    const asked = showForm(behaviour)
    await waitFor(() => expect(asked).toHaveLength(1))
    await pass(29_000)
    await needed()
    expect(asked).toHaveLength(1)

    await pass(1_000)
    await waitFor(() => expect(asked).toHaveLength(2))
    await needed()
    await solveCaptcha()
    expect(asked[1]).toMatch(
      /\/1\/api\.js\?onload=hCaptchaOnLoad&render=explicit&sentry=false.*&again=\d+$/,
    )
  },
)

test('is rendered anew, and unsolved, after a change of language', async () => {
  showForm()
  await solveCaptcha()
  const before = captchaFrame()
  act(() => screen.getByTitle('Ver em português').click())
  await screen.findByText(texts.br['form.captchaNeeded'])
  await unsolved()
  expect(captchaFrame()).not.toBe(before)
  expect(captchaFrame()?.contentDocument?.body.textContent).toContain('Sou humano')
  expect(document.querySelectorAll('iframe')).toHaveLength(1)
})

test('keeps a solved widget when size and theme change, and renders an unsolved one anew', async () => {
  const theme = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => theme)
  const resized: (() => void)[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: () => void) {
        resized.push(report)
      }
      observe() {
        resized.at(-1)?.()
      }
      disconnect() {}
    },
  )
  showForm()
  await solveCaptcha()
  const before = captchaFrame()
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(288)
  theme.matches = true
  act(() => {
    for (const report of resized) report()
    theme.dispatchEvent(new Event('change'))
  })
  await solved()
  expect(captchaFrame()).toBe(before)
  expect(before?.width).toBe('302')

  act(() => screen.getByTitle('Ver em português').click())
  await unsolved()
  await waitFor(() => expect(captchaFrame()?.width).toBe('158'))
})

test('takes the small widget where the normal one does not fit', async () => {
  stubBrowser({ width: 288 })
  showForm()
  await findCheckbox()
  expect(captchaFrame()?.width).toBe('158')
})

test('leaves no timer behind when the form goes', async () => {
  useFakeClock()
  showForm('gone')
  await unreachable()
  expect(vi.getTimerCount()).toBe(1)
  cleanup()
  expect(vi.getTimerCount()).toBe(0)
})
