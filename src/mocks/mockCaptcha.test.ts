import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { mockCaptcha } from './mockCaptcha.ts'

let ready = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  ready = vi.fn()
  vi.stubGlobal('onCaptchaReady', ready)
  document.body.innerHTML = '<div id="place"></div>'
})

afterEach(() => {
  Reflect.deleteProperty(window, 'hcaptcha')
})

function play(change: Partial<Parameters<typeof mockCaptcha>[0]> = {}) {
  return mockCaptcha({
    onload: 'onCaptchaReady',
    refuses: false,
    expires: false,
    ...change,
  })
}

const frames = () => [...document.querySelectorAll('iframe')]

function checkbox(): HTMLElement {
  const found = frames()[0]?.contentDocument?.getElementById('checkbox')
  if (!found) throw new Error('There is no captcha.')
  return found
}

test('is there at once and reports by the name that it was given', () => {
  const hcaptcha = play()
  expect(Reflect.get(window, 'hcaptcha')).toBe(hcaptcha)
  expect(ready).toHaveBeenCalledTimes(1)
})

test('waits for the document before it reports', () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  play()
  expect(ready).not.toHaveBeenCalled()
  document.dispatchEvent(new Event('DOMContentLoaded'))
  expect(ready).toHaveBeenCalledTimes(1)
})

test('reports to nobody when it is told to be silent', () => {
  play({ onload: '' })
  expect(ready).not.toHaveBeenCalled()
})

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

test.each(['click', ' ', 'Enter'])('gives a token on %j', (sign) => {
  const callback = vi.fn()
  const hcaptcha = play()
  const id = hcaptcha.render('place', { callback })
  if (sign === 'click') checkbox().click()
  else checkbox().dispatchEvent(new KeyboardEvent('keydown', { key: sign }))
  expect(callback).not.toHaveBeenCalled()

  vi.advanceTimersByTime(1_000)
  const token = '10000000-aaaa-bbbb-cccc-000000000001'
  expect(callback).toHaveBeenCalledExactlyOnceWith(token)
  expect(hcaptcha.getResponse(id)).toBe(token)
  expect(checkbox().getAttribute('aria-checked')).toBe('true')
  expect(frames()[0]?.dataset['hcaptchaResponse']).toBe(token)
})

test('takes the names of global functions as callbacks', () => {
  const solved = vi.fn()
  vi.stubGlobal('onSolved', solved)
  play().render('place', { callback: 'onSolved' })
  checkbox().click()
  vi.advanceTimersByTime(1_000)
  expect(solved).toHaveBeenCalledTimes(1)
})

test.each([
  { expires: false, after: 120_000 },
  { expires: true, after: 5_000 },
])('takes its token back after $after ms', ({ expires, after }) => {
  const expired = vi.fn()
  const hcaptcha = play({ expires })
  hcaptcha.render('place', { 'expired-callback': expired })
  checkbox().click()
  vi.advanceTimersByTime(after)
  expect(expired).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(expired).toHaveBeenCalledTimes(1)
  expect(hcaptcha.getResponse()).toBe('')
})

test('refuses the first tick with an error, and only the first', () => {
  const failed = vi.fn()
  const solved = vi.fn()
  play({ refuses: true }).render('place', { 'error-callback': failed, callback: solved })
  checkbox().click()
  vi.advanceTimersByTime(1_000)
  expect(failed).toHaveBeenCalledExactlyOnceWith('network-error')
  checkbox().click()
  vi.advanceTimersByTime(1_000)
  expect(solved).toHaveBeenCalledTimes(1)
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

test('travels as text', () => {
  const text = mockCaptcha.toString()
  vi.stubGlobal('onLater', ready)
  // oxlint-disable-next-line typescript/no-implied-eval -- what a browser does with a script's text
  new Function(`(${text})({ onload: 'onLater', refuses: false, expires: false })`)()
  expect(ready).toHaveBeenCalledTimes(1)
})
