import { expect, test } from 'vitest'

import {
  captchaToken,
  keepsWidget,
  nextCaptchaState,
  type CaptchaState,
} from './captchaState.ts'

test('once the message is sent the captcha is idle, and its token cannot be sent again', () => {
  const solved: CaptchaState = { status: 'solved', load: 0, token: 'token' }
  const next = nextCaptchaState(solved, { type: 'finished' })
  expect([next.status, captchaToken(next)]).toEqual(['idle', undefined])
})

test('nothing takes away the widget of an open challenge, and once that has expired anything may', () => {
  const opened = nextCaptchaState(
    { status: 'ready', load: 0 },
    { type: 'challengeOpened' },
  )
  expect(keepsWidget(opened)).toBe(true)
  const waiting = nextCaptchaState(opened, { type: 'timedOut' })
  expect(keepsWidget(waiting)).toBe(true)
  expect(keepsWidget(nextCaptchaState(waiting, { type: 'tokenExpired' }))).toBe(false)
})
