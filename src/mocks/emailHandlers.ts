import { http, HttpResponse, type HttpHandler } from 'msw'

import { mailService } from '../../schema/mailService.ts'
import { isRecord } from '../../schema/read/lookUp.ts'
import { parseJson } from '../../schema/read/parseJson.ts'
import { cors, emailFailures, errorTexts, respond } from './emailFailures.ts'

/** An email as EmailJS would have sent it. */
export interface SentEmail {
  publicKey: string
  serviceId: string
  templateId: string
  params: Record<string, string>
}

export interface EmailOptions {
  onEmail?: (email: SentEmail) => void
  /** The ids of the form's additional fields. */
  additionalFields?: readonly string[]
  /** The page's origin, for tests in which the handlers cannot see the Origin header. */
  origin?: string
}

const endpoint = mailService.endpoint
const standardParams = ['name', 'contact', 'message', 'time', 'captchaToken']
const maxParamsBytes = 50 * 1024

/** Mocks EmailJS: validates like the real service, and fails for certain contacts. */
export function emailHandlers({
  onEmail,
  additionalFields = [],
  origin,
}: EmailOptions): HttpHandler[] {
  const paramNames = [...standardParams, ...additionalFields]
  return [
    http.options(endpoint, () => {
      const headers = {
        ...cors,
        'Access-Control-Allow-Methods': 'POST',
        'Access-Control-Allow-Headers': 'content-type',
      }
      return new HttpResponse(null, { status: 204, headers })
    }),
    http.post(endpoint, async ({ request }) => {
      const result = readEmail(await request.text(), request.headers, paramNames, origin)
      if (!result.ok) return result.response
      const failure = emailFailures[result.email.params['contact']?.trim() ?? '']
      if (failure) return failure()
      onEmail?.(result.email)
      return respond(200, 'OK')
    }),
    http.all(endpoint, () => new HttpResponse(null, { status: 405, headers: cors })),
  ]
}

type ReadEmail = { ok: true; email: SentEmail } | { ok: false; response: Response }

function readEmail(
  text: string,
  headers: Headers,
  paramNames: readonly string[],
  origin: string | undefined,
): ReadEmail {
  if (!(headers.get('origin') ?? origin)) return reject(403, errorTexts.nonBrowser)
  if (!headers.get('content-type')?.startsWith('application/json'))
    return reject(400, 'The content type has to be application/json')
  const body = parseJson(text)
  if (!isRecord(body)) return reject(400, 'The request body is not a JSON object')
  if (typeof body['lib_version'] !== 'string')
    return reject(400, 'lib_version is required')
  const { user_id: publicKey, service_id: serviceId, template_id: templateId } = body
  if (!isId(publicKey)) return reject(400, errorTexts.publicKey)
  if (!isId(serviceId)) return reject(400, errorTexts.serviceId)
  if (!isId(templateId)) return reject(400, errorTexts.templateId)
  const params = body['template_params']
  if (!areTexts(params) || Object.keys(params).join() !== paramNames.join())
    return reject(400, `template_params has to hold ${paramNames.join(', ')} as texts`)
  const { length } = new TextEncoder().encode(JSON.stringify(params))
  if (length > maxParamsBytes) return reject(413, errorTexts.tooLarge)
  return { ok: true, email: { publicKey, serviceId, templateId, params } }
}

const reject = (status: number, text: string): ReadEmail => ({
  ok: false,
  response: respond(status, text),
})

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^\S+$/.test(value)

const areTexts = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.values(value).every((param) => typeof param === 'string')
