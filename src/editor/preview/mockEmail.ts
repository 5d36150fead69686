import type { sendMail as realSendMail } from '../../contact/emailGateway.ts'

/** A mock for the mail service: what is sent in the preview reaches nobody. */
export const sendMail: typeof realSendMail = () => Promise.resolve({ ok: true })
