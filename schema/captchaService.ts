/** The service that keeps robots away from the form. Its settings are in schema/model/captcha.ts. */
export const captchaService = {
  name: 'hCaptcha',
  script: 'https://js.hcaptcha.com/1/api.js',
  /** For the Content-Security-Policy: where its script, its frames and their requests come from. */
  hosts: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  /** The site key for tests, which lets everybody through. */
  testKey: '10000000-ffff-ffff-ffff-000000000001',
} as const
