import type { HttpHandler } from 'msw'

import { captchaHandler, type CaptchaOptions } from './captchaHandler.ts'
import { emailHandlers, type EmailOptions } from './emailHandlers.ts'

export type MockOptions = EmailOptions & CaptchaOptions

/** Mocks of the form's services: one set of handlers for the dev server, Vitest, and Playwright. */
export function makeHandlers(options: MockOptions = {}): HttpHandler[] {
  return [...emailHandlers(options), captchaHandler(options)]
}
