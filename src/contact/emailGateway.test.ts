import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

import type { SiteContent } from '../../schema/siteContent.ts'
import type { SentMail } from '../mocks/emailHandlers.ts'
import { makeHandlers } from '../mocks/handlers.ts'
import { sendMail, type Mail } from './emailGateway.ts'

type Settings = SiteContent['email']

const settings: Settings = {
  publicKey: 'key',
  serviceId: 'service',
  templateId: 'template',
  blockHeadless: false,
}
const mail: Mail = {
  name: 'Ana',
  contact: 'ana@example.com',
  message: 'Olá!',
  time: 'Fri Nov 20 2026',
  captchaToken: 'token',
}

const sent: SentMail[] = []
const server = setupServer(
  ...makeHandlers({ onMail: (each) => sent.push(each), origin: location.origin }),
)
const address = 'https://api.emailjs.com/api/v1.0/email/send'
let requests = 0
server.events.on('request:start', () => {
  requests += 1
})

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => {
  server.resetHandlers()
  sent.length = 0
  requests = 0
})
afterAll(() => server.close())

/** Settings or a mail as no checked content and no typed caller could give them. */
function unchecked<Value>(value: Value, wrong: object | string): Value {
  // oxlint-disable-next-line typescript/no-unsafe-assignment -- that is the point
  const bad: Value = JSON.parse(
    JSON.stringify(typeof wrong === 'string' ? wrong : { ...value, ...wrong }),
  )
  return bad
}

test('sends the five values, the ids and the version of the library', async () => {
  const asked = new Promise<unknown>((resolve) => {
    server.use(
      http.post(address, async ({ request }) => resolve(await request.clone().json())),
    )
  })
  await expect(sendMail(settings, mail)).resolves.toEqual({ ok: true })
  expect(sent).toEqual([
    { publicKey: 'key', serviceId: 'service', templateId: 'template', params: mail },
  ])
  expect(await asked).toEqual({
    lib_version: '4.4.1',
    user_id: 'key',
    service_id: 'service',
    template_id: 'template',
    template_params: mail,
  })
})

interface Answered {
  contact: string
  error: { status: number; text: RegExp }
}

const answers: Answered[] = [
  {
    contact: 'fail-400@example.com',
    error: { status: 400, text: /^The Public Key is invalid/ },
  },
  {
    contact: 'fail-400-service@example.com',
    error: { status: 400, text: /^The service ID/ },
  },
  {
    contact: 'fail-400-template@example.com',
    error: { status: 400, text: /^The template ID/ },
  },
  {
    contact: 'fail-403@example.com',
    error: { status: 403, text: /non-browser applications$/ },
  },
  {
    contact: 'fail-404@example.com',
    error: { status: 404, text: /^Account not found$/ },
  },
  {
    contact: 'fail-412@example.com',
    error: { status: 412, text: /^Gmail_API: Invalid grant/ },
  },
  {
    contact: 'fail-413@example.com',
    error: { status: 413, text: /maximum allowed .* 50Kb$/ },
  },
  {
    contact: 'fail-422@example.com',
    error: { status: 422, text: /^The recipients address is/ },
  },
  {
    contact: 'fail-429@example.com',
    error: { status: 429, text: /^Too Many Requests$/ },
  },
  {
    contact: 'fail-500@example.com',
    error: { status: 500, text: /^Internal Server Error$/ },
  },
  { contact: 'fail-network@example.com', error: { status: 0, text: /^Network Error$/ } },
]

test.each(answers)(
  'gives what the service answers to $contact',
  async ({ contact, error }) => {
    const result = await sendMail(settings, { ...mail, contact })
    expect(result).toMatchObject({ ok: false, error: { status: error.status } })
    expect(result).toHaveProperty('error.text', expect.stringMatching(error.text))
    expect(requests).toBe(1)
    expect(sent).toEqual([])
  },
)

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
  expect(requests).toBe(0)
})

test('sends nothing from a browser that a program drives, if so asked', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { webdriver: { value: true } }))
  await expect(sendMail({ ...settings, blockHeadless: true }, mail)).resolves.toEqual({
    ok: false,
    error: { status: 451, text: 'Unavailable For Headless Browser' },
  })
  expect(requests).toBe(0)

  await expect(sendMail(settings, mail)).resolves.toEqual({ ok: true })
})

test('keeps a block list from other values and other fields', async () => {
  const blocking = { ...settings, blockList }
  await expect(
    sendMail(blocking, { ...mail, name: 'spam@example.com' }),
  ).resolves.toEqual({
    ok: true,
  })
})

test('keeps the pause between two messages', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const limited = { ...settings, rateLimit: { id: 'pause', throttle: 10_000 } }
  await expect(sendMail(limited, mail)).resolves.toEqual({ ok: true })
  const tooSoon = { ok: false, error: { status: 429, text: 'Too Many Requests' } }
  await expect(sendMail(limited, mail)).resolves.toEqual(tooSoon)
  vi.setSystemTime(Date.now() + 9_999)
  await expect(sendMail(limited, mail)).resolves.toEqual(tooSoon)
  vi.setSystemTime(Date.now() + 1)
  await expect(sendMail(limited, mail)).resolves.toEqual({ ok: true })
})

test('ends a send that is never answered after 30 s, and ignores the late answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let answer = () => {}
  const asked = new Promise<void>((reached) => {
    server.use(
      http.post(address, async () => {
        reached()
        await new Promise<void>((resolve) => (answer = resolve))
        return HttpResponse.text('OK')
      }),
    )
  })
  const ended = vi.fn()
  const sending = sendMail(settings, mail).then(ended)
  await asked
  await vi.advanceTimersByTimeAsync(29_999)
  expect(ended).not.toHaveBeenCalled()

  await vi.advanceTimersByTimeAsync(1)
  await sending
  expect(ended.mock.lastCall).toMatchInlineSnapshot(`
    [
      {
        "error": [Error: Failed to send the e-mail: no answer within 30000 ms.],
        "ok": false,
      },
    ]
  `)

  answer()
  await new Promise((resolve) => setImmediate(resolve))
  expect(ended).toHaveBeenCalledTimes(1)
})

test('sends, and keeps the pause, where local storage is refused', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuseStorage)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuseStorage)
  const limited = { ...settings, rateLimit: { id: 'refused', throttle: 10_000 } }
  await expect(sendMail(limited, mail)).resolves.toEqual({ ok: true })
  await expect(sendMail(limited, mail)).resolves.toMatchObject({ error: { status: 429 } })
})

test('sends where the library meets a local storage that cannot even be named', async () => {
  vi.resetModules()
  const before = Object.getOwnPropertyDescriptor(window, 'localStorage')
  Object.defineProperty(window, 'localStorage', {
    get: refuseStorage,
    configurable: true,
  })
  const fresh = await import('./emailGateway.ts')
  try {
    await expect(fresh.sendMail(settings, mail)).resolves.toEqual({ ok: true })
  } finally {
    if (before) Object.defineProperty(window, 'localStorage', before)
    else Reflect.deleteProperty(window, 'localStorage')
  }
})

function refuseStorage(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
