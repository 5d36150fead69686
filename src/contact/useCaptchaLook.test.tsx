import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import {
  captchaFrame,
  findCheckbox,
  sendButton,
  solveCaptcha,
} from '../../tests/unit/renderedForm.ts'
import { showForm } from '../../tests/unit/showForm.tsx'

/** The mock's background in the light theme. */
const light = 'rgb(250, 250, 250)'
const dark = 'rgb(43, 43, 43)'
const background = () => captchaFrame()?.contentDocument?.body.style.background

/** A phone that is turned, and whose system goes dark at that moment. */
function stubTurnedPhone() {
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
  const turn = () => {
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(288)
    theme.matches = true
    act(() => {
      for (const report of resized) report()
      theme.dispatchEvent(new Event('change'))
    })
  }
  return { theme, turn }
}

/** The callbacks that hCaptcha has of the next widget. */
async function nextWidget(act: () => void) {
  const render = vi.spyOn(window.hcaptcha, 'render')
  act()
  await waitFor(() => expect(render).toHaveBeenCalled())
  const [, callbacks] = render.mock.lastCall ?? []
  return callbacks ?? {}
}

test('keeps the widget of a challenge that is open, and turns it once that is closed', async () => {
  const { turn } = stubTurnedPhone()
  await showForm()
  await findCheckbox()
  const { 'open-callback': open, 'close-callback': close } = await nextWidget(() =>
    act(() => screen.getByTitle('Ver em português').click()),
  )
  const before = captchaFrame()
  act(() => open?.())
  turn()
  expect(captchaFrame()).toBe(before)
  act(() => close?.())
  await waitFor(() => expect(captchaFrame()?.width).toBe('158'))
})

test('keeps a solved widget when size and theme change, and renders an unsolved one anew', async () => {
  const { theme, turn } = stubTurnedPhone()
  await showForm()
  await solveCaptcha()
  const before = captchaFrame()
  turn()
  await waitFor(() => expect(sendButton()).toHaveProperty('disabled', false))
  expect(captchaFrame()).toBe(before)
  expect(before?.width).toBe('302')
  expect(background()).toBe(light)

  act(() => screen.getByTitle('Ver em português').click())
  await waitFor(() => expect(background()).toBe(dark))
  expect(captchaFrame()?.width).toBe('158')

  theme.matches = false
  act(() => {
    theme.dispatchEvent(new Event('change'))
  })
  await waitFor(() => expect(background()).toBe(light))
})
