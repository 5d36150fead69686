import { expect, test } from 'vitest'

import {
  exampleMail as mail,
  exampleSettings as settings,
  mockEmailService,
} from '../../tests/unit/emailService.ts'
import { emailFailures } from '../mocks/emailFailures.ts'
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

const answers: [contact: string, status: number, text: RegExp][] = [
  ['fail-400@example.com', 400, /^The Public Key is invalid/],
  ['fail-400-service@example.com', 400, /^The service ID/],
  ['fail-400-template@example.com', 400, /^The template ID/],
  ['fail-403@example.com', 403, /non-browser applications$/],
  ['fail-404@example.com', 404, /^Account not found$/],
  ['fail-412@example.com', 412, /^Gmail_API: Invalid grant/],
  ['fail-413@example.com', 413, /maximum allowed .* 50Kb$/],
  ['fail-422@example.com', 422, /^The recipients address is/],
  ['fail-429@example.com', 429, /^Too Many Requests$/],
  ['fail-500@example.com', 500, /^Internal Server Error$/],
  ['fail-network@example.com', 0, /^Network Error$/],
]

test.each(answers)(
  'gives what the service answers to %s',
  async (contact, status, text) => {
    const result = await sendMail(settings, { ...mail, contact })
    expect(result).toMatchObject({ ok: false, error: { status } })
    expect(result).toHaveProperty('error.text', expect.stringMatching(text))
    expect(service.requests).toBe(1)
    expect(service.sent).toEqual([])
  },
)

test('has a row for every contact that makes the mock answer with a failure', () => {
  const answering = Object.entries(emailFailures).filter(
    ([, { kind }]) => kind !== 'silent',
  )
  expect(answers.map(([contact]) => contact)).toEqual(
    answering.map(([contact]) => contact),
  )
})

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
