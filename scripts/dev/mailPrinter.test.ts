import { expect, test } from 'vitest'

import { describeMail } from './mailPrinter.ts'

test('prints a message in full', () => {
  const message = describeMail(
    {
      publicKey: 'key',
      serviceId: 'service',
      templateId: 'template',
      params: {
        name: 'Ana Conceição',
        contact: 'ana@example.com',
        message: 'Olá,\n\ntudo bem?',
        time: 'Fri Nov 20 2026',
        captchaToken: 'token',
      },
    },
    'en',
  )
  expect(message).toMatchInlineSnapshot(`
    "A message was sent (to the stand-in for EmailJS, so to nobody):
      publicKey: key
      serviceId: service
      templateId: template
      name: Ana Conceição
      contact: ana@example.com
      message: Olá,
        
        tudo bem?
      time: Fri Nov 20 2026
      captchaToken: token"
  `)
})

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

test('prints nothing of what is no message', () => {
  expect(describeMail(null, 'br')).toBe(describeMail('text', 'br'))
})
