import { http, HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'

import {
  emailAddress,
  exampleMail as mail,
  exampleSettings as settings,
  playEmailService,
} from '../../tests/unit/emailService.ts'
import { sendMail } from './emailGateway.ts'

const service = playEmailService()
const { server } = service

test('sends the five values, the ids and the version of the library', async () => {
  const asked = new Promise<unknown>((resolve) => {
    server.use(
      http.post(emailAddress, async ({ request }) =>
        resolve(await request.clone().json()),
      ),
    )
  })
  await expect(sendMail(settings, mail)).resolves.toEqual({ ok: true })
  expect(service.sent).toEqual([
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

test('sends nothing from a browser that a program drives, if so asked', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { webdriver: { value: true } }))
  await expect(sendMail({ ...settings, blockHeadless: true }, mail)).resolves.toEqual({
    ok: false,
    error: { status: 451, text: 'Unavailable For Headless Browser' },
  })
  expect(service.requests).toBe(0)

  await expect(sendMail(settings, mail)).resolves.toEqual({ ok: true })
})

test('keeps a block list from other values and other fields', async () => {
  const blocking = {
    ...settings,
    blockList: { field: 'contact' as const, values: ['spam@example.com'] },
  }
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

test('does not count a message that a clock, set back since, has put ahead of now', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const limited = { ...settings, rateLimit: { id: 'ahead', throttle: 10_000 } }
  await expect(sendMail(limited, mail)).resolves.toEqual({ ok: true })
  vi.setSystemTime(Date.now() - 60_000)
  await expect(sendMail(limited, mail)).resolves.toEqual({ ok: true })
  await expect(sendMail(limited, mail)).resolves.toMatchObject({ error: { status: 429 } })
})

test('does not count a failed send: the next one may follow at once', async () => {
  const limited = { ...settings, rateLimit: { id: 'failed', throttle: 10_000 } }
  const failing = { ...mail, contact: 'fail-500@example.com' }
  await expect(sendMail(limited, failing)).resolves.toMatchObject({
    error: { status: 500 },
  })
  await expect(sendMail(limited, mail)).resolves.toEqual({ ok: true })
  await expect(sendMail(limited, failing)).resolves.toMatchObject({
    error: { status: 429 },
  })
  await expect(sendMail(limited, mail)).resolves.toMatchObject({ error: { status: 429 } })
})

test('ends a send that is never answered after 30 s, and ignores the late answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let answer = () => {}
  const asked = new Promise<void>((reached) => {
    server.use(
      http.post(emailAddress, async () => {
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

test('does not count a send that was never answered: the next one may follow at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const limited = { ...settings, rateLimit: { id: 'unanswered', throttle: 600_000 } }
  const asked = new Promise<void>((reached) => {
    server.use(
      http.post(
        emailAddress,
        () => {
          reached()
          return new Promise<never>(() => {})
        },
        { once: true },
      ),
    )
  })
  const sending = sendMail(limited, mail)
  await asked
  await vi.advanceTimersByTimeAsync(30_000)
  await expect(sending).resolves.toMatchObject({ ok: false })
  await expect(sendMail(limited, mail)).resolves.toEqual({ ok: true })
})

test('keeps the pause over a new visit, until the visitor clears the storage', async () => {
  const limited = { ...settings, rateLimit: { id: 'visits', throttle: 10_000 } }
  await expect(sendMail(limited, mail)).resolves.toEqual({ ok: true })
  vi.resetModules()
  const nextVisit = await import('./emailGateway.ts')
  await expect(nextVisit.sendMail(limited, mail)).resolves.toMatchObject({
    error: { status: 429 },
  })
  localStorage.clear()
  await expect(sendMail(limited, mail)).resolves.toEqual({ ok: true })
})

test('gives the pause back where local storage is refused, too', async () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(refuseStorage)
  const limited = {
    ...settings,
    rateLimit: { id: 'refused-and-failed', throttle: 10_000 },
  }
  const failing = { ...mail, contact: 'fail-500@example.com' }
  await expect(sendMail(limited, failing)).resolves.toMatchObject({
    error: { status: 500 },
  })
  await expect(sendMail(limited, mail)).resolves.toEqual({ ok: true })
})

test('sends, and keeps the pause, where local storage is refused', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuseStorage)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuseStorage)
  const limited = { ...settings, rateLimit: { id: 'refused', throttle: 10_000 } }
  await expect(sendMail(limited, mail)).resolves.toEqual({ ok: true })
  await expect(sendMail(limited, mail)).resolves.toMatchObject({ error: { status: 429 } })
})

function refuseStorage(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
