import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'

import type { EmailSettings } from '../../schema/generated/siteContent.ts'
import { mailService } from '../../schema/mailService.ts'
import type { Email } from '../../src/contact/emailGateway.ts'
import type { SentEmail } from '../../src/mocks/emailHandlers.ts'
import { makeHandlers } from '../../src/mocks/handlers.ts'

export const emailAddress = mailService.endpoint

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

/** Mocks the mail service in all tests of a file. Returns what the current test has sent. */
export function mockEmailService() {
  const sent: SentEmail[] = []
  const server = setupServer(
    ...makeHandlers({ onEmail: (mail) => sent.push(mail), origin: location.origin }),
  )
  /** Holds the response to the next message until `release` is called. */
  function holdAnswer() {
    let release = () => {}
    const released = new Promise<void>((done) => (release = done))
    const requested = new Promise<void>((reached) => {
      // Returns nothing, so that the mock responds.
      const hold = () => (reached(), released)
      server.use(http.post(emailAddress, hold, { once: true }))
    })
    return { requested, release: () => release() }
  }
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => {
    server.resetHandlers()
    sent.length = 0
  })
  afterAll(() => server.close())
  return { server, sent, holdAnswer }
}
