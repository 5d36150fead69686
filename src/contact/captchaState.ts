/** How long a failed load or a widget error waits for the next try, in milliseconds. */
const retryAfter = 8_000
/** A script that has not answered after this many milliseconds counts as failed. */
const silentAfter = 30_000

/**
 * What the captcha is doing.
 * `load` counts the times that the widget was loaded from nothing (it is the widget's React key),
 * `call` the script tags that we add ourselves once the library's own stays silent.
 */
export type CaptchaState =
  | { status: 'asleep' }
  | { status: 'loading'; load: number }
  | { status: 'ready'; load: number }
  | { status: 'solved'; load: number; token: string }
  | { status: 'failed'; load: number; next: 'load' | 'ready' }
  | { status: 'silent'; load: number; call: number; answer: 'awaited' | 'refused' }

export type CaptchaEvent =
  | { type: 'approached' }
  | { type: 'rendered' }
  | { type: 'verified'; token: string }
  | { type: 'withdrawn' }
  | { type: 'widgetFailed' }
  | { type: 'loadFailed' }
  | { type: 'callFailed' }
  | { type: 'timeUp' }
  | { type: 'finished' }

/** How long a state lasts when nothing happens in it, in milliseconds. */
export function patience(state: CaptchaState): number | undefined {
  switch (state.status) {
    case 'asleep':
    case 'ready':
    case 'solved':
      return undefined
    case 'loading':
      return silentAfter
    case 'failed':
      return retryAfter
    case 'silent':
      return state.answer === 'refused' ? retryAfter : silentAfter
  }
}

/** The token exists in one state only, so every way out of that state clears it. */
export function captchaToken(state: CaptchaState): string | undefined {
  return state.status === 'solved' ? state.token : undefined
}

export function nextCaptchaState(state: CaptchaState, event: CaptchaEvent): CaptchaState {
  if (event.type === 'finished') return { status: 'asleep' }
  if (state.status === 'asleep') {
    return event.type === 'approached' ? { status: 'loading', load: 0 } : state
  }
  const { load } = state
  switch (event.type) {
    case 'approached':
      return state
    // Every rendering unticks the box: the first one, and those after a change of language, size or theme.
    case 'rendered':
      return { status: 'ready', load }
    case 'verified':
      return { status: 'solved', load, token: event.token }
    case 'withdrawn':
      return state.status === 'solved' ? { status: 'ready', load } : state
    case 'widgetFailed':
      return { status: 'failed', load, next: 'ready' }
    case 'loadFailed':
      return { status: 'failed', load, next: 'load' }
    case 'callFailed':
      return state.status === 'silent' ? { ...state, answer: 'refused' } : state
    case 'timeUp':
      return afterPatience(state)
  }
}

function afterPatience(state: Exclude<CaptchaState, { status: 'asleep' }>): CaptchaState {
  const { load } = state
  switch (state.status) {
    case 'ready':
    case 'solved':
      return state
    case 'failed':
      return state.next === 'load'
        ? { status: 'loading', load: load + 1 }
        : { status: 'ready', load }
    case 'loading':
      return { status: 'silent', load, call: 1, answer: 'awaited' }
    case 'silent':
      return { status: 'silent', load, call: state.call + 1, answer: 'awaited' }
  }
}
