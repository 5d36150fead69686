import { expect, test } from 'vitest'

import {
  captchaToken,
  keepsWidget,
  nextCaptchaState,
  timeoutMs,
  type CaptchaEvent,
  type CaptchaState,
} from './captchaState.ts'

const asleep: CaptchaState = { status: 'asleep' }
const loading: CaptchaState = { status: 'loading', load: 0 }
const ready: CaptchaState = { status: 'ready', load: 0 }
const challenging: CaptchaState = { status: 'challenging', load: 0 }
const unanswered: CaptchaState = { status: 'unanswered', load: 0 }
const solved: CaptchaState = { status: 'solved', load: 0, token: 'token' }
const loadFailed: CaptchaState = { status: 'failed', load: 0, next: 'load' }
const widgetFailed: CaptchaState = { status: 'failed', load: 0, next: 'ready' }
const silent: CaptchaState = { status: 'silent', load: 0, retry: 1, answer: 'awaited' }
const refused: CaptchaState = { status: 'silent', load: 0, retry: 1, answer: 'refused' }

interface Row {
  from: CaptchaState
  event: CaptchaEvent
  to: CaptchaState
}

const verified: CaptchaEvent = { type: 'verified', token: 'token' }
const timedOut: CaptchaEvent = { type: 'timedOut' }
const awake = [
  loading,
  ready,
  challenging,
  unanswered,
  solved,
  loadFailed,
  widgetFailed,
  silent,
  refused,
]

const rows: Row[] = [
  { from: asleep, event: { type: 'approached' }, to: loading },
  { from: loading, event: { type: 'rendered' }, to: ready },
  { from: loading, event: { type: 'loadFailed' }, to: loadFailed },
  { from: loadFailed, event: timedOut, to: { status: 'loading', load: 1 } },
  { from: loading, event: timedOut, to: silent },
  { from: silent, event: { type: 'rendered' }, to: ready },
  { from: silent, event: timedOut, to: { ...silent, retry: 2 } },
  { from: silent, event: { type: 'retryFailed' }, to: refused },
  { from: refused, event: timedOut, to: { ...silent, retry: 2 } },
  { from: ready, event: verified, to: solved },
  { from: ready, event: timedOut, to: unanswered },
  { from: unanswered, event: verified, to: solved },
  { from: challenging, event: verified, to: solved },
  { from: challenging, event: { type: 'tokenExpired' }, to: ready },
  { from: challenging, event: { type: 'widgetFailed' }, to: widgetFailed },
  { from: challenging, event: timedOut, to: challenging },
  ...[ready, unanswered, widgetFailed].map((from): Row => ({
    from,
    event: { type: 'challengeOpened' },
    to: challenging,
  })),
  { from: ready, event: { type: 'widgetFailed' }, to: widgetFailed },
  { from: solved, event: { type: 'widgetFailed' }, to: widgetFailed },
  { from: widgetFailed, event: timedOut, to: ready },
  { from: widgetFailed, event: verified, to: solved },
  { from: solved, event: { type: 'tokenExpired' }, to: ready },
  { from: loading, event: { type: 'retryFailed' }, to: loading },
  // Rendering the widget again unticks it.
  ...awake.map((from): Row => ({ from, event: { type: 'rendered' }, to: ready })),
  ...awake.map((from): Row => ({ from, event: { type: 'finished' }, to: asleep })),
  // Coming near again changes nothing; a sleeping captcha ignores all other events.
  ...awake.map((from): Row => ({ from, event: { type: 'approached' }, to: from })),
  // Only one state has a token that can expire.
  ...awake
    .filter((from) => !keepsWidget(from))
    .map((from): Row => ({ from, event: { type: 'tokenExpired' }, to: from })),
  { from: asleep, event: { type: 'rendered' }, to: asleep },
  { from: asleep, event: verified, to: asleep },
  { from: asleep, event: timedOut, to: asleep },
  { from: unanswered, event: timedOut, to: unanswered },
  { from: solved, event: timedOut, to: solved },
]

test.each(rows)('$from.status, $event.type -> $to.status', ({ from, event, to }) => {
  expect(nextCaptchaState(from, event)).toEqual(to)
})

test.each([
  { state: asleep, wait: undefined },
  { state: loading, wait: 30_000 },
  { state: ready, wait: 30_000 },
  { state: challenging, wait: undefined },
  { state: unanswered, wait: undefined },
  { state: solved, wait: undefined },
  { state: loadFailed, wait: 8_000 },
  { state: widgetFailed, wait: 8_000 },
  { state: silent, wait: 30_000 },
  { state: refused, wait: 8_000 },
])('$state.status waits $wait ms', ({ state, wait }) => {
  expect(timeoutMs(state)).toBe(wait)
})

test('has a token in the solved state only', () => {
  const withToken = [asleep, ...awake].filter(
    (state) => captchaToken(state) !== undefined,
  )
  expect(withToken).toEqual([solved])
})
