import type { EmailSettings } from '../../schema/generated/siteContent.ts'
import { sendEmail, type SendResult } from './emailGateway.ts'
import type { Submission } from './submission.ts'
import { waitForToken } from './waitForToken.ts'

/** Waits for the captcha's token and sends the submission with it. Never rejects. */
export async function deliver(
  settings: EmailSettings,
  submission: Submission,
  readToken: () => string | undefined,
): Promise<SendResult> {
  try {
    const captchaToken = await waitForToken(readToken)
    const { name, contact, message, ...additional } = submission
    return await sendEmail(settings, {
      name,
      contact,
      message,
      time: new Date().toDateString(),
      captchaToken,
      ...additional,
    })
  } catch (error) {
    return { ok: false, error }
  }
}
