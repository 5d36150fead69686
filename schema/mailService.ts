interface MailService {
  name: string
  /** The address that messages are sent to. */
  endpoint: string
  /** The npm package that sends them, if there is one. */
  library?: string
}

/** The service that delivers what visitors write. Its settings are in schema/model/email.ts, the sending in src/contact/emailGateway.ts. */
export const mailService: MailService = {
  name: 'EmailJS',
  endpoint: 'https://api.emailjs.com/api/v1.0/email/send',
  library: '@emailjs/browser',
}

/** In bytes of UTF-8: EmailJS takes 50 kB, of which the captcha's token and the rest need up to 5. */
export const maxSubmissionBytes = 45_000
