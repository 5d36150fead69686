import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { mockCaptcha } from './mockCaptcha.ts'

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<div id="place"></div>'
})

afterEach(() => {
  Reflect.deleteProperty(window, 'hcaptcha')
})

const play = () => mockCaptcha({ onload: '', refuses: false, expires: false })

const frames = () => [...document.querySelectorAll('iframe')]

function checkbox(): HTMLElement {
  const found = frames()[0]?.contentDocument?.getElementById('checkbox')
  if (!found) throw new Error('There is no captcha.')
  return found
}

test('shows a labelled checkbox in a frame with the real names and sizes', () => {
  const id = play().render('place', {
    size: 'compact',
    theme: 'dark',
    hl: 'pt',
    unknown: 7,
  })
  expect(frames()[0]).toMatchObject({
    title: 'Widget containing checkbox for hCaptcha security challenge',
    width: '158',
    height: '138',
  })
  expect(frames()[0]?.dataset).toMatchObject({
    hcaptchaWidgetId: id,
    hcaptchaResponse: '',
  })
  const label = checkbox().getAttribute('aria-labelledby') ?? ''
  expect(checkbox().ownerDocument.getElementById(label)?.textContent).toBe('Sou humano')
  expect(checkbox().getAttribute('role')).toBe('checkbox')
})

test('refuses a second widget in one place, as the real one does', () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
  const hcaptcha = play()
  const id = hcaptcha.render('place', {})
  expect(hcaptcha.render('place', {})).toBe(id)
  expect(complaint).toHaveBeenCalledWith(
    'Only one captcha is permitted per parent container.',
  )
  expect(frames()).toHaveLength(1)
})

test('forgets its token on reset and its frame on removal', () => {
  const hcaptcha = play()
  const id = hcaptcha.render('place', {})
  checkbox().click()
  vi.advanceTimersByTime(1_000)
  hcaptcha.reset(id)
  expect(hcaptcha.getResponse(id)).toBe('')

  hcaptcha.remove(id)
  expect(frames()).toEqual([])
  expect(() => hcaptcha.reset(id)).toThrow('Invalid hCaptcha id')
  expect(() => hcaptcha.remove(id)).toThrow('Invalid hCaptcha id')
  expect(vi.getTimerCount()).toBe(0)
})
