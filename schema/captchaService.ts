/** The service that keeps robots away from the form. Its settings are in schema/model/captcha.ts. */
export const captchaService = {
  name: 'hCaptcha',
  script: 'https://js.hcaptcha.com/1/api.js',
  /** As a policy names them: its script, its frames and what these ask for. */
  hosts: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  /** It lets everybody through. */
  testKey: '10000000-ffff-ffff-ffff-000000000001',
} as const
