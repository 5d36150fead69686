import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import {
  captchaFrame,
  field,
  fillIn,
  findCheckbox,
  loading,
  pass,
  sendButton,
  solveCaptcha,
  unreachable,
  useMockClock,
} from '../../tests/unit/renderedForm.ts'
import { texts } from '../../tests/unit/renderWithContent.tsx'
import { showForm } from '../../tests/unit/showForm.tsx'
import { stubBrowser } from '../../tests/unit/stubBrowser.ts'
import type { CaptchaBehaviour } from '../mocks/captchaFailures.ts'

declare global {
  interface Window {
    hcaptcha: {
      render: (target?: Element, options?: Record<string, () => void>) => string
      reset: (id?: string) => void
    }
  }
}

const unsolved = () =>
  waitFor(() => expect(sendButton()).toHaveProperty('disabled', true))
const needed = () => screen.findByText(texts.en['form.captchaNeeded'])

/** A script tag of our own that stands on the page. */
const askedAnew = () => document.head.querySelector('script[src*=again]')

test('loads the script when the visitor comes near, and only then', async () => {
  useMockClock()
  stubBrowser({ near: false })
  const { scripts } = await showForm()
  await pass(40_000)
  await loading()
  expect(scripts).toEqual([])

  act(() => screen.getByRole('textbox', { name: 'Name' }).focus())
  await findCheckbox()
  expect(scripts).toEqual([
    'https://js.hcaptcha.com/1/api.js?onload=hCaptchaOnLoad&render=explicit&sentry=false&recaptchacompat=off&hl=en&uj=false',
  ])
})

test('lets the form be sent once it is solved, and not any more once it has expired', async () => {
  useMockClock()
  await showForm()
  await unsolved()
  await solveCaptcha()
  expect(screen.queryByText(texts.en['form.captchaNeeded'])).toBeNull()
  const reset = vi.spyOn(window.hcaptcha, 'reset')

  await pass(120_000)
  await unsolved()
  await needed()
  // hCaptcha's own component has called it.
  expect(reset).toHaveBeenCalledTimes(1)
  await solveCaptcha()
})

test('says what to do where nobody has solved it for 30 s: perhaps its frame is blocked', async () => {
  useMockClock()
  await showForm()
  await findCheckbox()
  await needed()
  await pass(30_000)
  await screen.findByText(texts.en['form.captchaUnseen'])
  await solveCaptcha()
})

test('says that it cannot be reached after a widget error, and is reset after 8 s', async () => {
  useMockClock()
  await showForm({ behaviour: () => 'refuses' })
  const checkbox = await findCheckbox()
  const frame = captchaFrame()
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
  expect(captchaFrame()).toBe(frame)
  await solveCaptcha()
})

test('stays solved where the visitor solved it sooner than it would be reset', async () => {
  useMockClock()
  await showForm({ behaviour: () => 'refuses' })
  const checkbox = await findCheckbox()
  checkbox.click()
  await unreachable()
  await solveCaptcha()
  await pass(8_000)
  expect(checkbox.getAttribute('aria-checked')).toBe('true')
  expect(sendButton()).toHaveProperty('disabled', false)
})

test('tries a script that cannot be loaded again after 8 s', async () => {
  useMockClock()
  const { scripts } = await showForm({ behaviour: () => 'offline' })
  await unreachable()
  expect(scripts).toHaveLength(3)

  await pass(7_000)
  await unreachable()
  expect(scripts).toHaveLength(3)

  await pass(1_000)
  await needed()
  await solveCaptcha()
  expect(scripts).toHaveLength(4)
})

test.each(['hangs', 'silent'] as const)(
  'asks once more for a script that %s for 30 s',
  async (behaviour) => {
    useMockClock()
    const { scripts } = await showForm({ behaviour: () => behaviour })
    await waitFor(() => expect(scripts).toHaveLength(1))
    await pass(29_000)
    await loading()
    expect(scripts).toHaveLength(1)

    await pass(1_000)
    await waitFor(() => expect(scripts).toHaveLength(2))
    await needed()
    await solveCaptcha()
    expect(scripts).toHaveLength(2)
    // The same address as the loader's own.
    expect(scripts[1]?.replace(/&again=\d+$/, '')).toBe(scripts[0])
    expect(scripts[1]).not.toBe(scripts[0])
    expect(askedAnew()).toBeNull()
  },
)

test('asks a third time, 8 s after the script that it asked for anew could not be loaded', async () => {
  useMockClock()
  let behaviour: CaptchaBehaviour = 'hangs'
  const { scripts } = await showForm({ behaviour: () => behaviour })
  await waitFor(() => expect(scripts).toHaveLength(1))
  behaviour = 'gone'
  await pass(30_000)
  await waitFor(() => expect(scripts).toHaveLength(2))
  await unreachable()
  expect(askedAnew()).toBeNull()
  behaviour = 'works'
  act(() => screen.getByTitle('Ver em português').click())
  await pass(7_000)
  expect(scripts).toHaveLength(2)

  await pass(1_000)
  await solveCaptcha()
  expect(scripts).toHaveLength(3)
})

test('is rendered anew, and unsolved, after a change of language', async () => {
  await showForm()
  await solveCaptcha()
  const before = captchaFrame()
  act(() => screen.getByTitle('Ver em português').click())
  await screen.findByText(texts.br['form.captchaNeeded'])
  await unsolved()
  expect(captchaFrame()).not.toBe(before)
  expect(captchaFrame()?.contentDocument?.body.textContent).toContain('Sou humano')
  expect(document.querySelectorAll('iframe')).toHaveLength(1)
})

test('leaves the form as it is when its script throws, and is tried again after 8 s', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  useMockClock()
  await showForm()
  await fillIn({ Name: 'Ana' })
  await findCheckbox()
  vi.spyOn(window.hcaptcha, 'render').mockImplementationOnce(() => {
    throw new Error('Broken.')
  })
  act(() => screen.getByTitle('Ver em português').click())
  await screen.findByText(texts.br['form.captchaUnreachable'])
  expect(log).toHaveBeenCalled()
  expect(field('Nome')).toHaveProperty('value', 'Ana')

  await pass(8_000)
  await screen.findByText(texts.br['form.captchaNeeded'])
  await solveCaptcha()
})

test('leaves no timer behind when the form goes', async () => {
  useMockClock()
  await showForm({ behaviour: () => 'gone' })
  await unreachable()
  const running = vi.getTimerCount()
  cleanup()
  expect(vi.getTimerCount()).toBe(running - 1)
})
