import { delay, http, HttpResponse, type HttpHandler } from 'msw'

import { mailService } from '../../schema/mailService.ts'
import { emailFailures, emailTexts, type EmailAnswer } from './emailFailures.ts'

/** A message as EmailJS would have sent it. */
export interface SentMail {
  publicKey: string
  serviceId: string
  templateId: string
  params: Record<string, string>
}

export interface EmailOptions {
  onMail?: (mail: SentMail) => void
  /** The ids of the form's further fields. */
  furtherFields?: readonly string[]
  /** The page's origin, for tests in which the handlers cannot see the Origin header. */
  origin?: string
}

const address = mailService.endpoint
const ownParams = ['name', 'contact', 'message', 'time', 'captchaToken']
const largest = 50 * 1024

const cors = { 'Access-Control-Allow-Origin': '*' }

/** Mocks EmailJS: validates like the real service, and fails for certain contacts. */
export function emailHandlers({
  onMail,
  furtherFields = [],
  origin,
}: EmailOptions): HttpHandler[] {
  const paramNames = [...ownParams, ...furtherFields]
  return [
    http.options(address, () => {
      const headers = {
        ...cors,
        'Access-Control-Allow-Methods': 'POST',
        'Access-Control-Allow-Headers': 'content-type',
      }
      return new HttpResponse(null, { status: 204, headers })
    }),
    http.post(address, async ({ request }) => {
      const read = readMail(await request.text(), request.headers, paramNames, origin)
      if (!read.ok) return respond(read.answer)
      const failure = emailFailures[read.mail.params['contact']?.trim() ?? '']
      if (failure) return respond(failure)
      onMail?.(read.mail)
      return respond({ kind: 'answered', status: 200, text: 'OK' })
    }),
    http.all(address, () => respond(refuse(405, 'Method Not Allowed'))),
  ]
}

async function respond(answer: EmailAnswer): Promise<Response> {
  switch (answer.kind) {
    case 'answered':
      return HttpResponse.text(answer.text, { status: answer.status, headers: cors })
    case 'unreachable':
      return HttpResponse.error()
    case 'silent':
      await delay('infinite')
      return HttpResponse.error()
  }
}

type ReadMail = { ok: true; mail: SentMail } | { ok: false; answer: EmailAnswer }

function readMail(
  text: string,
  headers: Headers,
  paramNames: readonly string[],
  origin: string | undefined,
): ReadMail {
  if (!(headers.get('origin') ?? origin)) return refused(403, emailTexts.nonBrowser)
  if (!headers.get('content-type')?.startsWith('application/json'))
    return refused(400, 'The content type has to be application/json')
  const body = parseObject(text)
  if (!body) return refused(400, 'The request body is not a JSON object')
  if (typeof body['lib_version'] !== 'string')
    return refused(400, 'lib_version is required')
  const publicKey = identifier(body['user_id'])
  if (!publicKey) return refused(400, emailTexts.publicKey)
  const serviceId = identifier(body['service_id'])
  if (!serviceId) return refused(400, emailTexts.serviceId)
  const templateId = identifier(body['template_id'])
  if (!templateId) return refused(400, emailTexts.templateId)
  const params = readParams(body['template_params'], paramNames)
  if (!params)
    return refused(400, `template_params has to hold ${paramNames.join(', ')} as texts`)
  if (sizeOf(params) > largest) return refused(413, emailTexts.tooLarge)
  return { ok: true, mail: { publicKey, serviceId, templateId, params } }
}

function refuse(status: number, text: string): EmailAnswer {
  return { kind: 'answered', status, text }
}

function refused(status: number, text: string): ReadMail {
  return { ok: false, answer: refuse(status, text) }
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function identifier(value: unknown): string | undefined {
  return typeof value === 'string' && /^\S+$/.test(value) ? value : undefined
}

/** Validates that the parameters are those of the template, in order, all strings. */
function readParams(
  value: unknown,
  names: readonly string[],
): Record<string, string> | undefined {
  if (!isObject(value) || Object.keys(value).join() !== names.join()) return undefined
  const params: Record<string, string> = {}
  for (const name of names) {
    const param = value[name]
    if (typeof param !== 'string') return undefined
    params[name] = param
  }
  return params
}

function sizeOf(params: Record<string, string>): number {
  return new TextEncoder().encode(JSON.stringify(params)).length
}
