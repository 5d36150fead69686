import { expect, test } from 'vitest'

import { sampleContent } from '../../tests/fixtures/sampleContent.ts'
import { renderWithContent } from '../../tests/support/renderWithContent.tsx'
import type { CaptchaState } from './captchaState.ts'
import { FormNote } from './FormNote.tsx'

const load = 0

function renderNote(captchaState: CaptchaState, isSending = false): Element {
  const { container } = renderWithContent(
    <FormNote captchaState={captchaState} isSending={isSending} isInUse={false} />,
  )
  return container.querySelector('#send_note') ?? container
}

test.each<[place: 'captcha' | 'button', state: CaptchaState, isSending: boolean]>([
  ['captcha', { status: 'idle' }, false],
  ['captcha', { status: 'loading', load }, false],
  ['captcha', { status: 'failed', load, next: 'load' }, false],
  ['captcha', { status: 'silent', load, retry: 1, answer: 'awaited' }, false],
  // The widget is shown.
  ['button', { status: 'failed', load, next: 'ready' }, false],
  ['button', { status: 'ready', load }, false],
  ['button', { status: 'solved', load, token: 'token' }, true],
])('the note is at the %s in the state %o', (place, captchaState, isSending) => {
  const note = renderNote(captchaState, isSending)
  expect(getComputedStyle(note).alignSelf === 'center').toBe(place === 'captcha')
})

test('after a failed load the captcha counts as unreachable until it is loaded', () => {
  const { email } = sampleContent.company
  expect(renderNote({ status: 'loading', load: 0 }).textContent).not.toContain(email)
  expect(renderNote({ status: 'loading', load: 1 }).textContent).toContain(email)
})
