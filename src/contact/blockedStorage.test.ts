import { expect, test } from 'vitest'

import {
  exampleMail,
  exampleSettings,
  mockEmailService,
} from '../../tests/unit/emailService.ts'
import { sendMail } from './emailGateway.ts'

const service = mockEmailService()

// A file of its own, since the library looks for the storage only when it is imported.
test('sends where local storage cannot even be named', async () => {
  const before = Object.getOwnPropertyDescriptor(window, 'localStorage')
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
  try {
    await expect(sendMail(exampleSettings, exampleMail)).resolves.toEqual({ ok: true })
    expect(service.sent).toHaveLength(1)
  } finally {
    if (before) Object.defineProperty(window, 'localStorage', before)
    else Reflect.deleteProperty(window, 'localStorage')
  }
})
