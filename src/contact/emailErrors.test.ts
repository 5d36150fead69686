import { expect, test } from 'vitest'

import { playEmailService } from '../../tests/unit/emailService.ts'
import {
  exampleMail as mail,
  exampleSettings as settings,
} from '../../tests/unit/emailService.ts'
import { emailFailures } from '../mocks/emailFailures.ts'
import { sendMail, type Mail } from './emailGateway.ts'

type Settings = typeof settings

const service = playEmailService()

/** Settings or a mail as no checked content and no typed caller could give them. */
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

test('has a row for every contact that makes the stand-in answer with a failure', () => {
  const answering = Object.entries(emailFailures).filter(
    ([, { kind }]) => kind !== 'silent',
  )
  expect(answers.map(([contact]) => contact)).toEqual(
    answering.map(([contact]) => contact),
  )
})

interface Refused {
  because: string
  settings?: Settings
  mail?: Mail
  error: unknown
}

const blockList = { field: 'contact' as const, values: ['spam@example.com'] }
const refusals: Refused[] = [
  {
    because: 'the contact is on the block list',
    settings: { ...settings, blockList },
    mail: { ...mail, contact: 'spam@example.com' },
    error: { status: 403, text: 'Forbidden' },
  },
  {
    because: 'the public key is missing',
    settings: { ...settings, publicKey: '' },
    error: expect.stringMatching(/^The public key is required/),
  },
  {
    because: 'the service id is missing',
    settings: { ...settings, serviceId: '' },
    error: expect.stringMatching(/^The service ID is required/),
  },
  {
    because: 'the template id is missing',
    settings: { ...settings, templateId: '' },
    error: expect.stringMatching(/^The template ID is required/),
  },
  {
    because: 'the template params are no object',
    mail: unchecked(mail, 'text'),
    error: expect.stringMatching(/^The template params have to be the object/),
  },
  {
    because: 'the block list is no list',
    settings: unchecked(settings, { blockList: { field: 'contact', values: 'spam' } }),
    error: 'The BlockList list has to be an array',
  },
  {
    because: 'the block list watches no text',
    settings: unchecked(settings, { blockList: { field: 7, values: ['spam'] } }),
    error: 'The BlockList watchVariable has to be a string',
  },
  {
    because: 'the rate limit is no number',
    settings: unchecked(settings, { rateLimit: { id: 'contact', throttle: 'soon' } }),
    error: 'The LimitRate throttle has to be a positive number',
  },
  {
    because: 'the id of the rate limit is no text',
    settings: unchecked(settings, { rateLimit: { id: 7, throttle: 10 } }),
    error: 'The LimitRate ID has to be a non-empty string',
  },
]

test.each(refusals)('sends nothing when $because', async (row) => {
  const result = await sendMail(row.settings ?? settings, row.mail ?? mail)
  expect(result).toEqual({ ok: false, error: row.error })
  expect(service.requests).toBe(0)
})
