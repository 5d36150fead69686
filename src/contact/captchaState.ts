/** The delay before a retry after a failed load or a widget error, in milliseconds. */
const retryAfterMs = 8_000
/** The timeout for the captcha's script, and for a click on the widget, in milliseconds. */
const responseTimeoutMs = 30_000

/**
 * The state of the captcha. `idle`: the captcha is not loaded yet, or no longer needed.
 * `load` counts the retries after failed loads. It is the widget's React key, so each retry mounts a new widget.
 * `silent`: the script does not respond. `retry` counts the script tags that we add to request it again.
 * `challenging`: the visitor is solving the widget's challenge, so it must not be replaced.
 * `unanswered`: the widget was not ticked within 30 seconds. Its frame may be blocked, which the page cannot detect.
 */
export type CaptchaState =
  | { status: 'idle' }
  | { status: 'loading'; load: number }
  | { status: 'ready'; load: number }
  | { status: 'challenging'; load: number }
  | { status: 'unanswered'; load: number }
  | { status: 'solved'; load: number; token: string }
  | { status: 'failed'; load: number; next: 'load' | 'ready' }
  | { status: 'silent'; load: number; retry: number; answer: 'awaited' | 'refused' }

export type CaptchaEvent =
  | { type: 'approached' }
  | { type: 'rendered' }
  | { type: 'challengeOpened' }
  | { type: 'verified'; token: string }
  | { type: 'tokenExpired' }
  | { type: 'widgetFailed' }
  | { type: 'loadFailed' }
  | { type: 'retryFailed' }
  | { type: 'timedOut' }
  | { type: 'finished' }

/** The time after which a state ends if nothing happens; undefined if it does not end. */
export function timeoutMs(state: CaptchaState): number | undefined {
  switch (state.status) {
    case 'idle':
    case 'challenging':
    case 'unanswered':
    case 'solved':
      return undefined
    case 'loading':
    case 'ready':
      return responseTimeoutMs
    case 'failed':
      return retryAfterMs
    case 'silent':
      return state.answer === 'refused' ? retryAfterMs : responseTimeoutMs
  }
}

/** The token of a solved captcha. It is part of that state, so every other state has none. */
export function captchaToken(state: CaptchaState): string | undefined {
  return state.status === 'solved' ? state.token : undefined
}

/** Whether the widget must stay. A new one would have to be solved again. */
export function keepsWidget({ status }: CaptchaState): boolean {
  return status === 'challenging' || status === 'solved'
}

export function nextCaptchaState(state: CaptchaState, event: CaptchaEvent): CaptchaState {
  if (event.type === 'finished') return { status: 'idle' }
  if (state.status === 'idle') {
    return event.type === 'approached' ? { status: 'loading', load: 0 } : state
  }
  const { load } = state
  switch (event.type) {
    case 'approached':
      return state
    // Every rendering unticks the checkbox: the first one, and those after a change of language, size, or theme.
    case 'rendered':
      return { status: 'ready', load }
    case 'challengeOpened':
      return { status: 'challenging', load }
    case 'verified':
      return { status: 'solved', load, token: event.token }
    case 'tokenExpired':
      return keepsWidget(state) ? { status: 'ready', load } : state
    case 'widgetFailed':
      return { status: 'failed', load, next: 'ready' }
    case 'loadFailed':
      return { status: 'failed', load, next: 'load' }
    case 'retryFailed':
      return state.status === 'silent' ? { ...state, answer: 'refused' } : state
    case 'timedOut':
      return afterTimeout(state)
  }
}

function afterTimeout(state: Exclude<CaptchaState, { status: 'idle' }>): CaptchaState {
  const { load } = state
  switch (state.status) {
    case 'challenging':
    case 'unanswered':
    case 'solved':
      return state
    case 'ready':
      return { status: 'unanswered', load }
    case 'failed':
      return state.next === 'load'
        ? { status: 'loading', load: load + 1 }
        : { status: 'ready', load }
    case 'loading':
      return { status: 'silent', load, retry: 1, answer: 'awaited' }
    case 'silent':
      return { status: 'silent', load, retry: state.retry + 1, answer: 'awaited' }
  }
}
