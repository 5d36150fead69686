/** How the mock answers a message. */
export type EmailAnswer =
  | { kind: 'answered'; status: number; text: string }
  | { kind: 'unreachable' }
  | { kind: 'silent' }

/** EmailJS's error texts, as quoted in public projects. */
export const emailTexts = {
  publicKey:
    'The Public Key is invalid. To find this ID, visit https://dashboard.emailjs.com/admin/account',
  serviceId:
    'The service ID not found. To find this ID, visit https://dashboard.emailjs.com/admin',
  templateId:
    'The template ID not found. To find this ID, visit https://dashboard.emailjs.com/admin/templates',
  nonBrowser: 'API calls are disabled for non-browser applications',
  tooLarge: 'Variables size limit. The maximum allowed variables size is 50Kb',
}

/** With one of these in the form's contact field, the mock fails as EmailJS would. */
export const emailFailures: Record<string, EmailAnswer> = {
  'fail-400@example.com': answered(400, emailTexts.publicKey),
  'fail-400-service@example.com': answered(400, emailTexts.serviceId),
  'fail-400-template@example.com': answered(400, emailTexts.templateId),
  'fail-403@example.com': answered(403, emailTexts.nonBrowser),
  'fail-404@example.com': answered(404, 'Account not found'),
  'fail-412@example.com': answered(
    412,
    'Gmail_API: Invalid grant. Please reconnect your Gmail account',
  ),
  'fail-413@example.com': answered(413, emailTexts.tooLarge),
  'fail-422@example.com': answered(422, 'The recipients address is empty'),
  'fail-429@example.com': answered(429, 'Too Many Requests'),
  'fail-500@example.com': answered(500, 'Internal Server Error'),
  'fail-network@example.com': { kind: 'unreachable' },
  'fail-slow@example.com': { kind: 'silent' },
}

function answered(status: number, text: string): EmailAnswer {
  return { kind: 'answered', status, text }
}
