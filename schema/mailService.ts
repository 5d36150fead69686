/** The service that delivers messages. schema/model/email.ts has its settings; src/contact/emailGateway.ts sends. */
export const mailService = {
  name: 'EmailJS',
  /** The address that messages are sent to. */
  endpoint: 'https://api.emailjs.com/api/v1.0/email/send',
  /** The npm package that sends messages. */
  library: '@emailjs/browser',
} as const

/** In bytes of UTF-8. EmailJS accepts requests of 50 kB, of which all but the visitor's values need up to 5 kB. */
export const maxSubmissionBytes = 45_000
