import { expect, test } from 'vitest'

import { captchaToken, nextCaptchaState, type CaptchaState } from './captchaState.ts'

test('once the message is sent the captcha sleeps, and its token cannot be sent again', () => {
  const solved: CaptchaState = { status: 'solved', load: 0, token: 'token' }
  const next = nextCaptchaState(solved, { type: 'finished' })
  expect([next.status, captchaToken(next)]).toEqual(['asleep', undefined])
})
