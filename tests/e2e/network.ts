import type { Page, Route } from '@playwright/test'

import { mailService } from '../../schema/mailService.ts'

// With whatever follows the name: a failed file is asked for again under another address.
export const scripts = /\/assets\/.*\.js/

/** Lets nothing arrive from an address until the returned function is called: slower than any network. */
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

/** The styles of what is below the first view. */
export const laterStyles = '**/later-*.css'

/** Answers for every script file until the returned function is called. */
export async function failScripts(
  page: Page,
  how: 'offline' | 'gone',
): Promise<() => Promise<void>> {
  await page.route(scripts, (route) =>
    how === 'offline'
      ? route.abort('internetdisconnected')
      : route.fulfill({ status: 404 }),
  )
  return () => page.unroute(scripts)
}

/**
 * Answers in its own way for what is asked at an address until the returned function is called. What it keeps waiting
 * waits for ever: with the end of a route Playwright would let it go on.
 */
export async function failRequests(
  page: Page,
  address: string | RegExp,
  answer: (route: Route) => unknown,
): Promise<() => void> {
  let failing = true
  await page.route(address, (route) => (failing ? answer(route) : route.fallback()))
  return () => {
    failing = false
  }
}

/** Lets nothing arrive any more, from nowhere, until the returned function is called. */
export async function goOffline(page: Page): Promise<() => Promise<void>> {
  const everything = /^https?:/
  await page.route(everything, (route) => route.abort('internetdisconnected'))
  return () => page.unroute(everything)
}

/** The mail service's answers. */
export const holdAnswers = (page: Page) => holdRequests(page, mailService.endpoint)

/** The script files asked for so far; inline scripts are not files. */
export function recordScripts(page: Page): string[] {
  const files: string[] = []
  page.on('request', (request) => {
    if (/\.m?js(\?|$)/.test(request.url()) || request.resourceType() === 'script') {
      files.push(request.url())
    }
  })
  return files
}
