/** The service that keeps bots away from the form. Its settings are in schema/model/email.ts. */
export const captchaService = {
  name: 'hCaptcha',
  script: 'https://js.hcaptcha.com/1/api.js',
  /** The origins of the service's script, frames, and requests, which the policy allows. */
  origins: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  /** The site key for tests, which accepts everyone. */
  testKey: '10000000-ffff-ffff-ffff-000000000001',
} as const
