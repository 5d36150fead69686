import { setupWorker } from 'msw/browser'

import { makeHandlers } from './handlers.ts'
import type { CaptchaBehavior } from './mockCaptcha.ts'

/**
 * Mocks the mail service and the captcha in the dev server, and sends messages to the terminal. Rejects if the
 * browser does not allow service workers.
 */
export async function startMocks(additionalFields: readonly string[]): Promise<void> {
  const handlers = makeHandlers({
    onEmail: (email) => import.meta.hot?.send('mail:sent', email),
    additionalFields,
    origin: location.origin,
    behavior: () => {
      const requestedBehavior = new URLSearchParams(location.search).get('captcha')
      // With an unknown value, the captcha works.
      return (requestedBehavior ?? 'works') as CaptchaBehavior
    },
  })
  const worker = setupWorker(...handlers)
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
  })
}
