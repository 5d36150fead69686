import type { BrowserContext, Page, Route } from '@playwright/test'
import { getResponse, type RequestHandler } from 'msw'

import { captchaService } from '../../../schema/captchaService.ts'
import { mailService } from '../../../schema/mailService.ts'
import type { SentEmail } from '../../../src/mocks/emailHandlers.ts'
import { makeHandlers, type MockOptions } from '../../../src/mocks/handlers.ts'

const services = [mailService.endpoint, captchaService.script].map(
  (address) => new URL(address).origin,
)

/** Mocks the mail service and the captcha for a built page. Returns a list to which sent emails are added. */
export async function mockServices(
  context: BrowserContext,
  options: Pick<MockOptions, 'behavior' | 'additionalFields'> = {},
): Promise<SentEmail[]> {
  const emails: SentEmail[] = []
  const handlers = makeHandlers({ ...options, onEmail: (mail) => emails.push(mail) })
  await context.route(
    ({ origin }) => services.includes(origin),
    (route) => respond(route, handlers),
  )
  return emails
}

async function respond(route: Route, handlers: RequestHandler[]) {
  const original = route.request()
  const body = original.postDataBuffer()
  const request = new Request(original.url(), {
    method: original.method(),
    headers: await original.allHeaders(),
    ...(body && { body: new Uint8Array(body) }),
  })
  const response = await getResponse(handlers, request)
  if (!response || response.type === 'error') return route.abort('internetdisconnected')
  return route.fulfill({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  })
}

/** The captcha's checkbox. */
export function captcha(page: Page) {
  return page.frameLocator('iframe[data-hcaptcha-widget-id]').getByRole('checkbox')
}
