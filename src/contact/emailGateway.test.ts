import library from '@emailjs/browser/package.json' with { type: 'json' }
import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'

import { maxSubmissionBytes } from '../../schema/mailService.ts'
import {
  emailEndpoint,
  exampleEmail as mail,
  exampleSettings as settings,
  mockEmailService,
} from '../../tests/support/emailService.ts'
import { emailFailures } from '../mocks/emailFailures.ts'
import { sendEmail } from './emailGateway.ts'

const service = mockEmailService()
const { server } = service
type Settings = Parameters<typeof sendEmail>[0]

/** Sends a message. Returns “sent” or the status of the error. */
async function send(emailSettings: Settings, changedValues = {}): Promise<unknown> {
  const result = await sendEmail(emailSettings, { ...mail, ...changedValues })
  return result.ok ? 'sent' : Reflect.get(Object(result.error), 'status')
}
const failingContact = { contact: 'fail-500@example.com' }
const withRateLimit = (id: string, throttle = 10_000): Settings => ({
  ...settings,
  rateLimit: { id, throttle },
})

test('a request contains the email’s five values, the ids, and the library’s version', async () => {
  let sentBody: unknown
  const respond = async ({ request }: { request: Request }) => {
    sentBody = await request.json()
    return HttpResponse.text('<html>\u0000{')
  }
  server.use(http.post(emailEndpoint, respond))
  await expect(sendEmail(settings, mail)).resolves.toEqual({ ok: true })
  expect(sentBody).toEqual({
    lib_version: library.version,
    user_id: 'key',
    service_id: 'service',
    template_id: 'template',
    template_params: mail,
  })
})

test('the longest message that the form allows is within the limit of EmailJS', async () => {
  expect(await send(settings, { message: 'a'.repeat(maxSubmissionBytes) })).toBe('sent')
})

test('sending returns the errors of the mail service', async () => {
  const contacts = Object.keys(emailFailures).filter((contact) => !/slow/.test(contact))
  const wrongIds = ['publicKey', 'serviceId', 'templateId'].map((name) => ({
    [name]: 'a b',
  }))
  const results = await Promise.all([
    ...contacts.map((contact) => sendEmail(settings, { ...mail, contact })),
    ...wrongIds.map((wrong) => sendEmail({ ...settings, ...wrong }, mail)),
    sendEmail(settings, { ...mail, company: 'Acme' }),
    sendEmail(settings, { ...mail, message: 'a'.repeat(51_200) }),
  ])
  const lines = results.map((result) => JSON.stringify(result))
  await expect(lines.join('\n')).toMatchFileSnapshot('emailGateway.txt')
})

test('an automated browser sends nothing if the settings block it', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { webdriver: { value: true } }))
  await expect(sendEmail({ ...settings, blockHeadless: true }, mail)).resolves.toEqual({
    ok: false,
    error: { status: 451, text: 'Unavailable For Headless Browser' },
  })
  expect(service.emails).toEqual([])

  await expect(sendEmail(settings, mail)).resolves.toEqual({ ok: true })
})

test('an email with a blocked value in the configured field is not sent', async () => {
  const spam = 'spam@example.com'
  const blockList = { field: 'contact' as const, values: [spam] }
  const blockingSettings = { ...settings, blockList }
  expect(await send(blockingSettings, { contact: spam })).toBe(403)
  expect(service.emails).toEqual([])
  expect(await send(blockingSettings, { name: spam })).toBe('sent')
})

test('a second message has to wait for the interval, even in a later visit', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const limited = withRateLimit('pause')
  expect(await send(limited)).toBe('sent')
  vi.setSystemTime(Date.now() + 9_999)
  vi.resetModules()
  const nextVisit = await import('./emailGateway.ts')
  await expect(nextVisit.sendEmail(limited, mail)).resolves.toEqual({
    ok: false,
    error: { status: 429, text: 'Too Many Requests' },
  })
  vi.setSystemTime(Date.now() + 1)
  expect(await send(limited)).toBe('sent')
})

test('a stored time in the future is ignored, because the clock was set back', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const limited = withRateLimit('ahead')
  expect(await send(limited)).toBe('sent')
  vi.setSystemTime(Date.now() - 60_000)
  expect([await send(limited), await send(limited)]).toEqual(['sent', 429])
})

test('a failed send does not count, so the next one can follow immediately', async () => {
  const limited = withRateLimit('failed')
  expect(await send(limited, failingContact)).toBe(500)
  server.use(http.post(emailEndpoint, () => HttpResponse.error(), { once: true }))
  expect(await send(limited)).toBe(0)
  expect(await send(limited)).toBe('sent')
  expect(await send(limited)).toBe(429)
})

test('a send without a response fails after 30 s and does not count', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const limited = withRateLimit('unanswered', 600_000)
  const response = service.holdResponse()
  const onResult = vi.fn<(result: unknown) => void>()
  const sending = sendEmail(limited, mail).then(onResult)
  await response.requested
  await vi.advanceTimersByTimeAsync(29_999)
  expect(onResult).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await sending
  const error = new Error('Failed to send the email: no response within 30000 ms.')
  expect(onResult.mock.calls).toEqual([[{ ok: false, error }]])
  response.release()
  await new Promise((resolve) => setImmediate(resolve))
  expect(onResult).toHaveBeenCalledTimes(1)
  expect(await send(limited)).toBe('sent')
})

test('without local storage, messages are sent, and the rate limit applies', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    })
  const limited = withRateLimit('refused')
  expect(await send(limited, failingContact)).toBe(500)
  expect([await send(limited), await send(limited)]).toEqual(['sent', 429])
})
