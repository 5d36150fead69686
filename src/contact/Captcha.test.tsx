import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import {
  captchaFrame,
  field,
  fillIn,
  findCheckbox,
  advance,
  waitForNote,
  sendButton,
  solveCaptcha,
  mockClock,
} from '../../tests/support/renderedForm.ts'
import { texts } from '../../tests/support/renderWithContent.tsx'
import { showForm } from '../../tests/support/showForm.tsx'
import { stubBrowser } from '../../tests/support/stubBrowser.ts'
import type { CaptchaBehavior } from '../mocks/mockCaptcha.ts'

declare global {
  interface Window {
    hcaptcha: {
      render: (target?: Element, options?: Record<string, () => void>) => string
      reset: (id?: string) => void
    }
  }
}

test('the captcha loads when the form gets the focus, and a possibly blocked frame is reported after 30 s', async () => {
  mockClock()
  stubBrowser({ isNear: false })
  const scripts = await showForm()
  await advance(40_000)
  await waitForNote('Loading')
  const liveness = () => document.getElementById('send_note')?.ariaLive
  expect([scripts, liveness()]).toEqual([[], 'off'])

  act(() => screen.getByRole('textbox', { name: 'Name' }).focus())
  expect(liveness()).toBe('polite')
  await findCheckbox()
  expect(scripts).toEqual([
    'https://js.hcaptcha.com/1/api.js?onload=hCaptchaOnLoad&render=explicit&sentry=false&recaptchacompat=off&hl=en&uj=false',
  ])
  await waitForNote('Needed')
  await advance(30_000)
  await waitForNote('Unseen')
  await solveCaptcha()
  // The token expires while the focus is on the button, which is then disabled.
  act(() => sendButton().focus())
  await advance(120_000)
  await waitForNote('Needed')
  const captchaGroup = screen.getByRole('group', { name: texts.en['form.captcha'] })
  expect([document.activeElement, captchaGroup.tabIndex]).toEqual([captchaGroup, -1])
})

test('a widget error is reported, and the widget is reset after 8 s', async () => {
  mockClock()
  await showForm(() => 'refuses')
  const checkbox = await findCheckbox()
  const frame = captchaFrame()
  // The time spent in the previous state does not count.
  await advance(25_000)
  checkbox.click()
  await waitForNote('Unreachable')
  expect(sendButton()).toHaveProperty('disabled', true)
  const reset = vi.spyOn(window.hcaptcha, 'reset')
  await advance(7_800)
  await waitForNote('Unreachable')
  expect(reset).not.toHaveBeenCalled()

  await advance(200)
  expect(reset).toHaveBeenCalledTimes(1)
  await waitForNote('Needed')
  expect(captchaFrame()).toBe(frame)
  await solveCaptcha()
})

test.each(['hangs', 'silent'] as const)(
  'a script with the behavior “%s” is requested again after 30 s, and 8 s after a failed request',
  async (behavior) => {
    mockClock()
    const behaviors: CaptchaBehavior[] = [behavior, 'gone']
    const scripts = await showForm(() => behaviors.shift() ?? 'works')
    await waitFor(() => expect(scripts).toHaveLength(1))
    await advance(29_000)
    await waitForNote('Loading')
    expect(scripts).toHaveLength(1)

    await advance(1_000)
    await waitFor(() => expect(scripts).toHaveLength(2))
    const repeatedScript = () => document.head.querySelector('[src*="again="]')
    await waitFor(() => expect(repeatedScript()).toBeNull())
    await advance(8_000)
    expect(scripts).toHaveLength(3)
    await solveCaptcha()
    // The address of the retry is that of the library's request, with one more parameter.
    expect(scripts[1]?.replace(/&again=\d+$/, '')).toBe(scripts[0])
    expect(scripts[1]).not.toBe(scripts[0])
  },
)

test.each([
  ['close-callback', 301, false, { size: 'compact', theme: 'light' }],
  ['chalexpired-callback', 302, true, { size: 'normal', theme: 'dark' }],
])(
  'an open challenge has no timeout before its %s, in a form that is %s px wide',
  async (callbackName, width, isDark, options) => {
    mockClock()
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width)
    const query = Object.assign(matchMedia(''), { matches: isDark })
    vi.stubGlobal('matchMedia', () => query)
    await showForm()
    await findCheckbox()
    const render = vi.spyOn(window.hcaptcha, 'render')
    act(() => screen.getByTitle('Ver em português').click())
    await waitFor(() => expect(render).toHaveBeenCalled())
    const callbacks = render.mock.calls[0]?.[1] ?? {}
    expect(callbacks).toMatchObject({ ...options, hl: 'pt' })
    act(() => callbacks['open-callback']?.())
    await advance(60_000)
    await waitForNote('Needed')

    // The theme of the system changes. The widget stays until the challenge has ended.
    Object.assign(query, { matches: !isDark })
    act(() => void query.dispatchEvent(new Event('change')))
    expect(render).toHaveBeenCalledTimes(1)

    act(() => callbacks[callbackName]?.())
    const theme = isDark ? 'light' : 'dark'
    await waitFor(() => expect(render).toHaveBeenCalledTimes(2))
    expect(render.mock.calls[1]?.[1]).toMatchObject({ ...options, theme })
    await advance(30_000)
    await waitForNote('Unseen')
    Object.assign(query, { matches: isDark })
    act(() => void query.dispatchEvent(new Event('change')))
    await waitFor(() => expect(render).toHaveBeenCalledTimes(3))
  },
)

test('a widget that fails to render is rendered again after 8 s', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  mockClock()
  await showForm()
  await fillIn({ Name: 'Ana' })
  await findCheckbox()
  vi.spyOn(window.hcaptcha, 'render').mockImplementationOnce(() => {
    throw new Error('Broken.')
  })
  act(() => screen.getByTitle('Ver em português').click())
  await waitForNote('Unreachable')
  expect(log).toHaveBeenCalled()
  expect(field('Nome')).toHaveProperty('value', 'Ana')

  await advance(8_000)
  await waitForNote('Needed')
  await solveCaptcha()
})
