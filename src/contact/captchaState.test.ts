import { expect, test } from 'vitest'

import {
  captchaToken,
  keepsWidget,
  nextCaptchaState,
  timeoutMs,
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

test('a silent script is asked for again and again, sooner where it was refused', () => {
  const once = nextCaptchaState({ status: 'loading', load: 0 }, { type: 'timedOut' })
  const refused = nextCaptchaState(once, { type: 'retryFailed' })
  const twice = nextCaptchaState(refused, { type: 'timedOut' })
  expect([once, refused, twice].map(timeoutMs)).toEqual([30_000, 8_000, 30_000])
  expect([once, twice]).toMatchObject([{ retry: 1 }, { retry: 2 }])
})
