/** The two services that the form talks to; their settings are in schema/model/email.ts and captcha.ts. */

interface MailService {
  name: string
  /** Where messages are sent to. */
  endpoint: string
  /** The npm package that sends them, if there is one. */
  library?: string
}

export const mailService: MailService = {
  name: 'EmailJS',
  endpoint: 'https://api.emailjs.com/api/v1.0/email/send',
  library: '@emailjs/browser',
}

export const captchaService = {
  name: 'hCaptcha',
  script: 'https://js.hcaptcha.com/1/api.js',
  /** As a policy names them: its script, its frames and what these ask for. */
  hosts: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  testKey: '10000000-ffff-ffff-ffff-000000000001',
} as const
