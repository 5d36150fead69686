import type { sendMail as realSendMail } from '../../contact/emailGateway.ts'

/** A mock of the mail service: messages sent in the preview reach nobody. */
export const sendMail: typeof realSendMail = () => Promise.resolve({ ok: true })
