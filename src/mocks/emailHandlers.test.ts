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

/** Sends a request to the mock. Returns the answer and the messages that it accepted. */
async function ask(init: RequestInit) {
  const mails: SentMail[] = []
  const handlers = emailHandlers({ onMail: (mail) => mails.push(mail) })
  const response = await getResponse(handlers, new Request(address, init))
  return { answer: `${response?.status} ${await response?.text()}`, mails }
}

function post(change: object, more: Record<string, string> = {}) {
  return ask({
    method: 'POST',
    headers: { ...headers, ...more },
    body: JSON.stringify({ ...body, ...change }),
  })
}

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
