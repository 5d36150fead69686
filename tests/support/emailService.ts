import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'

import type { EmailSettings } from '../../schema/generated/siteContent.ts'
import { mailService } from '../../schema/mailService.ts'
import type { Email } from '../../src/contact/emailGateway.ts'
import type { SentEmail } from '../../src/mocks/emailHandlers.ts'
import { makeHandlers } from '../../src/mocks/handlers.ts'

export const emailEndpoint = mailService.endpoint

export const exampleSettings: EmailSettings = {
  publicKey: 'key',
  serviceId: 'service',
  templateId: 'template',
  blockHeadless: false,
}

export const exampleEmail: Email = {
  name: 'Ana',
  contact: 'ana@example.com',
  message: 'Olá!',
  time: 'Fri Nov 20 2026',
  captchaToken: 'token',
}

/** Mocks the mail service in all tests of a file. `emails`: those that the current test has sent. */
export function mockEmailService(additionalFields: readonly string[] = []) {
  const emails: SentEmail[] = []
  const server = setupServer(
    ...makeHandlers({
      onEmail: (email) => emails.push(email),
      origin: location.origin,
      additionalFields,
    }),
  )
  /** Holds the response to the next email until `release` is called. */
  function holdResponse() {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    const requested = new Promise<void>((resolve) => {
      // Resolves with undefined, so that MSW lets the mock's handler respond.
      const hold = () => (resolve(), released)
      server.use(http.post(emailEndpoint, hold, { once: true }))
    })
    return { requested, release: () => release() }
  }
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => {
    server.resetHandlers()
    emails.length = 0
  })
  afterAll(() => server.close())
  return { server, emails, holdResponse }
}
