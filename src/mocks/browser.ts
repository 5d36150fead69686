import { setupWorker } from 'msw/browser'

import { isCaptchaBehaviour } from './captchaFailures.ts'
import { makeHandlers } from './handlers.ts'

/** Stands in for EmailJS and hCaptcha in the dev server. A sent message is handed to the terminal. */
export async function startMocks(): Promise<void> {
  const handlers = makeHandlers({
    onMail: (mail) => import.meta.hot?.send('mail:sent', mail),
    origin: location.origin,
    behaviour: () => {
      const asked = new URLSearchParams(location.search).get('captcha')
      return isCaptchaBehaviour(asked) ? asked : 'works'
    },
  })
  const worker = setupWorker(...handlers)
  try {
    await worker.start({
      quiet: true,
      onUnhandledRequest: 'bypass',
      serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    })
  } catch (error) {
    // Browsers run workers on localhost and https only, and some not in private windows.
    console.warn(
      'The stand-ins cannot run here: the form talks to the real services.',
      error,
    )
  }
}
