import { delay, HttpResponse } from 'msw'

export const cors = { 'Access-Control-Allow-Origin': '*' }

export const respond = (status: number, text: string) =>
  HttpResponse.text(text, { status, headers: cors })

/** EmailJS's error texts, as quoted in public projects. */
export const errorTexts = {
  publicKey:
    'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account',
  serviceId:
    'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin',
  templateId:
    'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates',
  nonBrowser: 'API calls are disabled for non-browser applications',
  tooLarge: 'Variables size limit. The maximum allowed variables size is 50Kb',
}

/** Failures by the text in the form's contact field: the mock then fails as EmailJS would. */
export const emailFailures: Record<string, () => Response | Promise<Response>> = {
  'fail-400@example.com': () => respond(400, errorTexts.publicKey),
  'fail-400-service@example.com': () => respond(400, errorTexts.serviceId),
  'fail-400-template@example.com': () => respond(400, errorTexts.templateId),
  'fail-403@example.com': () => respond(403, errorTexts.nonBrowser),
  'fail-404@example.com': () => respond(404, 'Account not found'),
  'fail-412@example.com': () =>
    respond(412, 'Gmail_API: Invalid grant. Please reconnect your Gmail account'),
  'fail-413@example.com': () => respond(413, errorTexts.tooLarge),
  'fail-422@example.com': () => respond(422, 'The recipients address is empty'),
  'fail-429@example.com': () => respond(429, 'Too Many Requests'),
  'fail-500@example.com': () => respond(500, 'Internal Server Error'),
  'fail-network@example.com': () => HttpResponse.error(),
  'fail-slow@example.com': async () => {
    await delay('infinite')
    return HttpResponse.error()
  },
}
