import { expect, test } from 'vitest'

import { describeMail } from './mailPrinter.ts'

test('does not let a message steer the terminal', () => {
  const message = describeMail(
    { params: { name: '\u001b[2J\u0007Ana\r\n\u202eB' } },
    'en',
  )
  expect(message).toMatchInlineSnapshot(`
    "A message was sent (to the stand-in for EmailJS, so to nobody):
      name: \\u{1b}[2J\\u{7}Ana
        \\u{202e}B"
  `)
})
