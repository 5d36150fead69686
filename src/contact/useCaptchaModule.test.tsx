import { act, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import {
  findCheckbox,
  loading,
  pass,
  solveCaptcha,
  unreachable,
  useMockClock,
} from '../../tests/unit/renderedForm.ts'
import type { CaptchaBehaviour } from '../mocks/captchaFailures.ts'

const asked = vi.fn<() => Promise<unknown>>()
const come = () => import('./Captcha.tsx')
const gone = async () => Promise.reject(new TypeError('Gone.'))
let files = 0

/** The form as the build makes it: the code of the captcha is a file of its own, which has an address. */
async function showBuiltForm(behaviour: CaptchaBehaviour = 'works') {
  files += 1
  const code = `export const { Captcha } = await asked() //${files}`
  const captchaAddress = `data:text/javascript,${encodeURIComponent(code)}`
  vi.stubGlobal('asked', asked)
  vi.resetModules()
  vi.doMock('virtual:script-addresses', () => ({ captchaAddress }))
  const { showForm } = await import('../../tests/unit/showForm.tsx')
  return showForm({ behaviour: () => behaviour })
}

afterEach(() => {
  asked.mockReset()
  vi.doUnmock('virtual:script-addresses')
})

test('says that it cannot be reached where it does not come, and is fetched again after 8 s', async () => {
  useMockClock()
  asked.mockImplementation(gone)
  await showBuiltForm()
  await unreachable()
  await pass(7_900)
  expect(asked).toHaveBeenCalledTimes(1)

  asked.mockImplementation(come)
  await pass(100)
  await solveCaptcha()
  expect(asked).toHaveBeenCalledTimes(2)
})

test('is given up where it hangs for 15 s, and stays unreachable until it is there, however late', async () => {
  useMockClock()
  const clocks = new Map<number, AbortController>()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const clock = new AbortController()
    clocks.set(milliseconds, clock)
    return clock.signal
  })
  let arrive = () => {}
  asked.mockImplementationOnce(
    () => new Promise((resolve) => (arrive = () => resolve(come()))),
  )
  asked.mockImplementation(() => new Promise(() => {}))
  await showBuiltForm()
  await waitFor(() => expect(asked).toHaveBeenCalled())
  await loading()
  act(() => clocks.get(15_000)?.abort())
  await unreachable()
  await pass(8_000)
  expect(asked).toHaveBeenCalledTimes(2)
  await unreachable()

  arrive()
  await solveCaptcha()
})

test('is not fetched again, once it has come, where hCaptcha’s script fails', async () => {
  useMockClock()
  asked.mockImplementation(come)
  const { scripts } = await showBuiltForm('offline')
  await unreachable()
  await pass(8_000)
  await findCheckbox()
  expect(scripts).toHaveLength(4)
  expect(asked).toHaveBeenCalledTimes(1)
})
