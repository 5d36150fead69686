import { emailAddress } from 'virtual:script-addresses'

import type { EmailSettings } from '../../schema/generated/siteContent.ts'
import { importScript, rejectOnAbort } from './importScript.ts'
import { createLimitStorage } from './limitStorage.ts'

/** The values for the email template: these five, and those of the content's additional fields. */
export interface Email extends Record<string, string> {
  name: string
  contact: string
  message: string
  time: string
  captchaToken: string
}

export type SendResult = { ok: true } | { ok: false; error: unknown }

/** The timeout for sending. EmailJS has none. */
const timeoutMs = 30_000

/**
 * Sends an email through EmailJS. Never rejects.
 * The error is EmailJS's: a status with a text, a message about settings that it rejects, or an Error.
 * After a timeout, the email may still arrive: a request to EmailJS cannot be aborted.
 */
export async function sendEmail(
  settings: EmailSettings,
  email: Email,
): Promise<SendResult> {
  const controller = new AbortController()
  const timer = setTimeout(() => {
    controller.abort(
      new Error(`Failed to send the email: no response within ${timeoutMs} ms.`),
    )
  }, timeoutMs)
  try {
    await Promise.race([
      send(settings, email, controller.signal),
      rejectOnAbort(controller.signal),
    ])
    return { ok: true }
  } catch (error) {
    return { ok: false, error }
  } finally {
    clearTimeout(timer)
  }
}

async function send(settings: EmailSettings, email: Email, signal: AbortSignal) {
  hideBlockedStorage()
  const importLibrary = () => import('@emailjs/browser')
  const emailjs = await importScript(emailAddress, importLibrary, signal)
  // If the library has loaded after the timeout, nothing is sent: the visitor may have sent again.
  signal.throwIfAborted()
  const { blockList, rateLimit } = settings
  const storageProvider = createLimitStorage()
  signal.addEventListener('abort', storageProvider.release)
  try {
    await emailjs.send(settings.serviceId, settings.templateId, email, {
      publicKey: settings.publicKey,
      blockHeadless: settings.blockHeadless,
      ...(blockList && {
        blockList: { list: blockList.values, watchVariable: blockList.field },
      }),
      // The limit is passed here, because `init` would drop the storage that it needs.
      ...(rateLimit && { limitRate: rateLimit }),
      storageProvider,
    })
  } catch (error) {
    storageProvider.release()
    // fetch reports a network failure as a TypeError; the defaults are status 0, "Network Error".
    throw error instanceof TypeError ? new emailjs.EmailJSResponseStatus() : error
  }
}

/** Hides local storage if the browser refuses access: EmailJS would throw while it is imported. */
function hideBlockedStorage() {
  try {
    void window.localStorage
  } catch {
    Object.defineProperty(window, 'localStorage', {
      value: undefined,
      configurable: true,
    })
  }
}
