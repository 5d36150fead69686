import { expect, test } from 'vitest'

import {
  captchaToken,
  keepsWidget,
  nextCaptchaState,
  type CaptchaEvent,
  type CaptchaState,
} from './captchaState.ts'

test.each<[type: CaptchaEvent['type'], status: CaptchaState['status']]>([
  ['finished', 'idle'],
  ['tokenExpired', 'ready'],
  ['widgetFailed', 'failed'],
  ['rendered', 'ready'],
])('after the event %s, the status is %s and there is no token', (type, status) => {
  const solved: CaptchaState = { status: 'solved', load: 0, token: 'token' }
  expect(keepsWidget(solved)).toBe(true)
  const next = nextCaptchaState(solved, { type } as CaptchaEvent)
  expect([next.status, captchaToken(next)]).toEqual([status, undefined])
})

test('after a timeout, an open challenge keeps its widget until it expires', () => {
  const challenging = nextCaptchaState(
    { status: 'ready', load: 0 },
    { type: 'challengeOpened' },
  )
  expect(keepsWidget(challenging)).toBe(true)
  const timedOut = nextCaptchaState(challenging, { type: 'timedOut' })
  expect(keepsWidget(timedOut)).toBe(true)
  expect(keepsWidget(nextCaptchaState(timedOut, { type: 'tokenExpired' }))).toBe(false)
})
