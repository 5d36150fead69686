import { act, configure, getConfig, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, onTestFinished, vi } from 'vitest'

import { formattedPhone } from '../../schema/page/formattedPhone.ts'
import { sampleContent } from '../fixtures/sampleContent.ts'
import { texts } from './renderWithContent.tsx'

/**
 * Uses fake timers. Testing Library advances fake timers only if it finds a global `jest`. After each step, waits for
 * dynamic imports, so that a slow computer does not change the result.
 */
export function mockClock(): void {
  const config = getConfig()
  configure({
    unstable_advanceTimersWrapper: (step) =>
      config.unstable_advanceTimersWrapper(async () => {
        await step()
        await vi.dynamicImportSettled()
      }),
  })
  onTestFinished(() => configure(config))
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  vi.stubGlobal('jest', {
    advanceTimersByTime: (timeMs: number) => vi.advanceTimersByTime(timeMs),
  })
}

/** The captcha's frame, if it is on the page. */
export function captchaFrame(): HTMLIFrameElement | null {
  return document.querySelector('iframe[data-hcaptcha-widget-id]')
}

export async function findCheckbox(): Promise<HTMLElement> {
  return waitFor(() => {
    const checkbox = captchaFrame()?.contentDocument?.getElementById('checkbox')
    if (!checkbox) throw new Error('There is no captcha.')
    return checkbox
  })
}

/** Solves the captcha and waits until the page has its token. */
export async function solveCaptcha(): Promise<void> {
  const checkbox = await findCheckbox()
  checkbox.click()
  await waitFor(() => expect(sendButton()).toHaveProperty('disabled', false))
}

export function sendButton(): HTMLElement {
  const button = document.querySelector<HTMLElement>('form button[type=submit]')
  if (!button) throw new Error('There is no form.')
  return button
}

export function field(label: string): HTMLElement {
  return screen.getByLabelText(label)
}

/** Fills in the form. Fields without a value are not changed. */
export async function fillIn(values: Record<string, string>): Promise<void> {
  const user = userEvent.setup({ delay: null })
  for (const [label, value] of Object.entries(values)) {
    await user.type(field(label), value)
  }
}

/**
 * Waits until the note at the button is this text of the sample, with the company's email address and phone number. If
 * the captcha's script does not load, `Unreachable` appears only after the loader's own retries, which take 2 s.
 */
export async function waitForNote(
  id: 'Loading' | 'Needed' | 'Unseen' | 'Unreachable',
): Promise<void> {
  const { email, phone } = sampleContent.company
  await waitFor(() => {
    const { lang } = document.documentElement
    const number = formattedPhone(phone, lang)
    const text = texts[lang === 'pt-BR' ? 'br' : 'en'][`form.captcha${id}`].replace(
      '{email}',
      email,
    )
    const note = document.getElementById('send_note')?.textContent
    expect(note).toBe(text.replace('{phone}', number))
  })
}

/** Advances the timers and flushes React's updates. */
export const advance = (timeMs: number) => act(() => vi.advanceTimersByTimeAsync(timeMs))
