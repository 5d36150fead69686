import { mailService } from '../mailService.ts'
import { group } from './groups.ts'
import { choicesOf, message, words } from './messages/messages.ts'
import type { ModelNode } from './node.ts'
import { choice, onOff, value } from './values.ts'

const service = mailService.name

interface AccountValue {
  /** The page of the account on which the owner finds it. */
  page: string
  beginning?: string
  example: string
}

/** Prefixes that distinguish the ids: a template's id in the place of the service's is a mistake. */
const beginnings = ['service_', 'template_']

/** A value that is copied from the account at the mail service. */
function accountValue(
  name: 'publicKey' | 'serviceId' | 'templateId',
  { page, beginning, example }: AccountValue,
): ModelNode {
  const values = { service, page, example }
  return value({
    ...words(`email.${name}`, values),
    format: 'key',
    minLength: 1,
    pattern: `^(?!${beginnings.filter((each) => each !== beginning).join('|')})\\S*$`,
    patternErrorMessage: message('email.account.patternErrorMessage', values),
    example,
  })
}

export const email: ModelNode = group({
  ...words('email', { service }),
  required: ['publicKey', 'serviceId', 'templateId', 'blockHeadless'],
  properties: {
    publicKey: accountValue('publicKey', {
      page: 'Account › General',
      example: 'aB3dE5fG7hJ9kL1mN',
    }),
    serviceId: accountValue('serviceId', {
      page: 'Email Services',
      beginning: 'service_',
      example: 'service_ab12cd3',
    }),
    templateId: accountValue('templateId', {
      page: 'Email Templates',
      beginning: 'template_',
      example: 'template_xy98zw7',
    }),
    blockHeadless: onOff(words('email.blockHeadless')),
    blockList: group({
      ...words('email.blockList'),
      required: ['field', 'values'],
      properties: {
        field: choice({
          ...words('email.blockList.field'),
          choices: choicesOf('email.blockList.field', ['name', 'contact', 'message']),
        }),
        values: {
          ...words('email.blockList.values'),
          type: 'array',
          minItems: 1,
          items: value({
            ...words('email.blockList.values.entry'),
            minLength: 1,
            example: 'spam@example.com',
          }),
        },
      },
    }),
    rateLimit: group({
      ...words('email.rateLimit'),
      required: ['id', 'throttle'],
      properties: {
        id: value({
          ...words('email.rateLimit.id'),
          isAutomatic: true,
          minLength: 1,
          example: 'contact',
        }),
        throttle: {
          ...words('email.rateLimit.throttle'),
          type: 'integer',
          thousandths: true,
          minimum: 1000,
          maximum: 86400000,
          examples: [10000],
        },
      },
    }),
  },
})

/** The settings that are copied from the account, by their names. */
export const accountValues = Object.entries(email.properties ?? {}).flatMap(
  ([key, { format }]) => (format === 'key' ? [{ key }] : []),
)
