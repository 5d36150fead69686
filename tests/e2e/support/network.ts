import type { Page, Route } from '@playwright/test'

import { mailService } from '../../../schema/mailService.ts'

// Matches any query, because a failed file is requested again under another address.
export const scripts = /\/assets\/[^?]*\.js(?=$|\?)/

/** Holds all responses from an address until the returned function is called. */
export async function holdRequests(
  page: Page,
  address: string | RegExp,
): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  await page.route(address, async (route) => {
    await released
    await route.fallback()
  })
  return release
}

export const holdScripts = (page: Page) => holdRequests(page, scripts)

/**
 * Handles requests to an address with `handle` until the returned function is called. Requests without a response
 * hang forever; by default Playwright would let them continue when the route ends.
 */
export async function failRequests(
  page: Page,
  address: string | RegExp,
  handle: (route: Route) => unknown,
): Promise<() => void> {
  let isFailing = true
  await page.route(address, (route) => (isFailing ? handle(route) : route.fallback()))
  return () => {
    isFailing = false
  }
}

/** Holds the mail service's responses until the returned function is called. */
export const holdResponses = (page: Page) => holdRequests(page, mailService.endpoint)
