/** The settings of the accounts at the services that the contact form needs. */
import { captchaService } from '../captchaService.ts'
import { mailService } from '../mailService.ts'
import { group, groupWithMessages } from './groups.ts'
import { message, messagesOf } from './messages/messages.ts'
import type { ModelNode } from './node.ts'
import { patterns } from './patterns.ts'
import { choice, toggle, value } from './values.ts'

const mailServiceName = mailService.name

/** Prefixes of the ids. They show that a template id was entered as the service id, or the other way around. */
const idPrefixes = ['service_', 'template_']

/** A setting that owners copy from their account at the mail service. `page`: the page that shows it. */
function accountValue(
  name: 'publicKey' | 'serviceId' | 'templateId',
  page: string,
  example: string,
): ModelNode {
  const values = { service: mailServiceName, page, example }
  const otherPrefixes = idPrefixes.filter((prefix) => !example.startsWith(prefix))
  return value({
    ...messagesOf(`email.${name}`, values),
    format: 'key',
    minLength: 1,
    pattern: `^(?!${otherPrefixes.join('|')})\\S*$`,
    patternErrorMessage: message('email.account.patternErrorMessage', values),
    example,
  })
}

export const email: ModelNode = groupWithMessages('email', {
  ...messagesOf('email', { service: mailServiceName }),
  required: ['publicKey', 'serviceId', 'templateId', 'blockHeadless'],
  properties: {
    publicKey: accountValue('publicKey', 'Account › General', 'aB3dE5fG7hJ9kL1mN'),
    serviceId: accountValue('serviceId', 'Email Services', 'service_ab12cd3'),
    templateId: accountValue('templateId', 'Email Templates', 'template_xy98zw7'),
    blockHeadless: toggle(),
    blockList: group({
      required: ['field', 'values'],
      properties: {
        field: choice(['name', 'contact', 'message']),
        values: {
          type: 'array',
          minItems: 1,
          items: value({ minLength: 1, example: 'spam@example.com' }),
        },
      },
    }),
    rateLimit: group({
      required: ['id', 'throttle'],
      properties: {
        id: value({ isAutomatic: true, minLength: 1, example: 'contact' }),
        // In milliseconds, at most a day. The editor shows seconds.
        throttle: {
          type: 'integer',
          isInMilliseconds: true,
          minimum: 1000,
          maximum: 86_400_000,
          examples: [10_000],
        },
      },
    }),
  },
})

const { name: captchaServiceName, testKey } = captchaService

export const captcha: ModelNode = groupWithMessages('captcha', {
  ...messagesOf('captcha', { service: captchaServiceName }),
  required: ['siteKey'],
  properties: {
    siteKey: value({
      ...messagesOf('captcha.siteKey', { service: captchaServiceName, testKey }),
      format: 'siteKey',
      pattern: patterns.siteKey,
      example: testKey,
    }),
  },
})
