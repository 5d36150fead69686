import { getResponse } from 'msw'
import { expect, test } from 'vitest'

import { mailService } from '../../schema/mailService.ts'
import { emailHandlers, type SentMail } from './emailHandlers.ts'

const address = mailService.endpoint
const headers = { 'content-type': 'application/json', origin: 'https://www.example.com' }
const params = {
  name: 'Ana',
  contact: 'ana@example.com',
  message: 'Olá!',
  time: 'Fri Nov 20 2026',
  captchaToken: 'token',
}
const body = {
  lib_version: '4.4.1',
  user_id: 'key',
  service_id: 'service',
  template_id: 'template',
  template_params: params,
}

/** Sends a request to the mock. Returns the response and the messages that it accepted. */
async function ask(
  init: RequestInit,
  { url = address, furtherFields = [] }: { url?: string; furtherFields?: string[] } = {},
) {
  const mails: SentMail[] = []
  const handlers = emailHandlers({ onMail: (mail) => mails.push(mail), furtherFields })
  const response = await getResponse(handlers, new Request(url, init))
  if (!response) return { answer: undefined, mails }
  return { answer: `${response.status} ${await response.text()}`, response, mails }
}

function post(change: object, more: Record<string, string> = {}) {
  return ask({
    method: 'POST',
    headers: { ...headers, ...more },
    body: JSON.stringify({ ...body, ...change }),
  })
}

test('takes a complete message', async () => {
  const { answer, mails } = await post({})
  expect(answer).toBe('200 OK')
  expect(mails).toEqual([
    { publicKey: 'key', serviceId: 'service', templateId: 'template', params },
  ])
})

test('takes further fields behind the five params, and demands them', async () => {
  const sent = { ...params, company: 'Acme', city: '' }
  const furtherFields = ['company', 'city']
  const send = (template_params: object) =>
    ask(
      { method: 'POST', headers, body: JSON.stringify({ ...body, template_params }) },
      { furtherFields },
    )
  const { answer, mails } = await send(sent)
  expect(answer).toBe('200 OK')
  expect(mails.map((mail) => mail.params)).toEqual([sent])
  expect((await send({ company: 'Acme', city: '', ...params })).answer).toMatch(/^400 /)
  expect((await send(params)).answer).toMatch(/^400 /)
})

test('lets every page ask first whether it may send JSON', async () => {
  const { response } = await ask({ method: 'OPTIONS', headers })
  expect(response?.status).toBe(204)
  expect(response?.headers.get('access-control-allow-origin')).toBe('*')
  expect(response?.headers.get('access-control-allow-headers')).toBe('content-type')
})

const { name: _, ...withoutName } = params
const refusals: [what: string, change: object, status: number][] = [
  ['no version of the library', { lib_version: undefined }, 400],
  ['no public key', { user_id: '' }, 400],
  ['no service id', { service_id: undefined }, 400],
  ['a template id with spaces', { template_id: 'my template' }, 400],
  ['params that are a list', { template_params: [] }, 400],
  ['a param too few', { template_params: withoutName }, 400],
  ['a param too many', { template_params: { ...params, x: '' } }, 400],
  ['params in another order', { template_params: { ...withoutName, name: 'Ana' } }, 400],
  ['a param that is no text', { template_params: { ...params, name: 7 } }, 400],
  [
    'more than 50 kB, counted in bytes',
    { template_params: { ...params, message: 'ã'.repeat(26_000) } },
    413,
  ],
]

test.each(refusals)('refuses %s', async (_, change, status) => {
  const { answer, mails } = await post(change)
  expect(answer).toMatch(new RegExp(`^${status} .+`))
  expect(mails).toEqual([])
})

test('takes just under 50 kB', async () => {
  const { answer } = await post({
    template_params: { ...params, message: 'ã'.repeat(25_000) },
  })
  expect(answer).toBe('200 OK')
})

test('refuses what does not come from a browser', async () => {
  const { 'content-type': type } = headers
  const { answer } = await ask({
    method: 'POST',
    headers: { 'content-type': type },
    body: JSON.stringify(body),
  })
  expect(answer).toBe('403 API calls are disabled for non-browser applications')
})

test('refuses another content type, broken JSON, another method', async () => {
  expect((await post({}, { 'content-type': 'text/plain' })).answer).toMatch(/^400 /)
  expect((await ask({ method: 'POST', headers, body: '{' })).answer).toMatch(/^400 /)
  expect((await ask({ method: 'GET', headers })).answer).toBe('405 Method Not Allowed')
})

test('leaves other addresses alone', async () => {
  expect(
    (await ask({ method: 'POST', headers, body: '{}' }, { url: `${address}-form` }))
      .answer,
  ).toBeUndefined()
})
