import { captchaService } from '../captchaService.ts'
import { group } from './groups.ts'
import { words } from './messages/messages.ts'
import type { ModelNode } from './node.ts'
import { patterns } from './patterns.ts'
import { value } from './values.ts'

const { name: service, testKey } = captchaService

export const captcha: ModelNode = group({
  ...words('captcha', { service }),
  required: ['siteKey'],
  properties: {
    siteKey: value({
      ...words('captcha.siteKey', { service, testKey }),
      format: 'siteKey',
      pattern: patterns.siteKey,
      example: testKey,
    }),
  },
})
