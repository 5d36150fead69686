import { expect, test } from 'vitest'

import {
  exampleMail as mail,
  exampleSettings as settings,
  mockEmailService,
} from '../../tests/unit/emailService.ts'
import { sendMail } from './emailGateway.ts'

const service = mockEmailService()

/** Invalid settings or mails, which the check and the types would not allow. */
function unchecked<Value>(value: Value, wrong: object | string): Value {
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- that is the point
  const bad: Value = JSON.parse(
    JSON.stringify(typeof wrong === 'string' ? wrong : { ...value, ...wrong }),
  )
  return bad
}

const blocked = { blockList: { field: 'contact', values: ['spam@example.com'] } }
const forbidden = { status: 403, text: 'Forbidden' }

test.each<[change: object, error: unknown]>([
  [{ publicKey: '' }, expect.stringMatching(/^The public key is required/)],
  [{ serviceId: '' }, expect.stringMatching(/^The service ID is required/)],
  [{ templateId: '' }, expect.stringMatching(/^The template ID is required/)],
  [blocked, forbidden],
  [
    { blockList: { field: 'contact', values: 'spam' } },
    'The BlockList list has to be an array',
  ],
  [
    { blockList: { field: 7, values: ['spam'] } },
    'The BlockList watchVariable has to be a string',
  ],
  [
    { rateLimit: { id: 'contact', throttle: 'soon' } },
    'The LimitRate throttle has to be a positive number',
  ],
  [
    { rateLimit: { id: 7, throttle: 10 } },
    'The LimitRate ID has to be a non-empty string',
  ],
])('sends nothing with the settings %j', async (change, error) => {
  const wrong = unchecked(settings, change)
  const result = await sendMail(wrong, { ...mail, contact: 'spam@example.com' })
  expect(result).toEqual({ ok: false, error })
  expect(service.requests).toBe(0)
})

test('sends nothing when the template params are no object', async () => {
  const error: unknown = expect.stringMatching(
    /^The template params have to be the object/,
  )
  const result = await sendMail(settings, unchecked(mail, 'text'))
  expect(result).toEqual({ ok: false, error })
  expect(service.requests).toBe(0)
})
