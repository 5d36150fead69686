import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, vi } from 'vitest'

import { texts } from './renderWithContent.tsx'

/** Replaces the clock. Testing Library moves only a clock that it takes for Jest's. */
export function useFakeClock(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  vi.stubGlobal('jest', {
    advanceTimersByTime: (time: number) => vi.advanceTimersByTime(time),
  })
}

/** The captcha's frame as it stands on the page at the moment. */
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

/** Ticks the captcha and waits until the page has its token. */
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

/** Fills the form. A field that is left out stays as it is. */
export async function fillIn(values: Record<string, string>): Promise<void> {
  const user = userEvent.setup({ delay: null })
  for (const [label, value] of Object.entries(values)) {
    await user.type(field(label), value)
  }
}

/** The loader's own tries take 2 s. */
export const unreachable = () =>
  screen.findByText(texts.en['form.captchaUnreachable'], {}, { timeout: 3_000 })
export const loading = () => screen.findByText(texts.en['form.captchaLoading'])

/** Some of the fake clock's time, and what follows from it. */
export const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time))
