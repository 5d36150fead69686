import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { answerScripts } from '../../tests/answerScripts.ts'
import { fillIn, findCheckbox, sendButton, solveCaptcha } from '../../tests/captcha.ts'
import { renderWithContent, texts } from '../../tests/renderWithContent.tsx'
import { LanguageSwitch } from '../components/LanguageSwitch.tsx'
import type { Language } from '../i18n/languages.ts'
import type { SentMail } from '../mocks/emailHandlers.ts'
import { makeHandlers } from '../mocks/handlers.ts'
import { ContactForm } from './ContactForm.tsx'

const settings = { publicKey: 'k', serviceId: 's', templateId: 't', blockHeadless: false }
const siteKey = '10000000-ffff-ffff-ffff-000000000001'
const address = 'https://api.emailjs.com/api/v1.0/email/send'

const sent: SentMail[] = []
const handlers = makeHandlers({
  onMail: (mail) => sent.push(mail),
  origin: location.origin,
})
const server = setupServer(...handlers)

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => {
  vi.resetModules()
  answerScripts(handlers)
})
afterEach(() => {
  server.resetHandlers()
  sent.length = 0
})
afterAll(() => server.close())

function showForm(language: Language = 'en') {
  const part = (
    <>
      <LanguageSwitch />
      <ContactForm email={settings} captcha={{ siteKey }} />
    </>
  )
  return renderWithContent(part, language).container
}

const field = (name: string) => screen.getByRole('textbox', { name })
const send = () => userEvent.click(sendButton())
const written = {
  Name: 'Ana',
  'E-mail or phone': '61 3555-0100',
  Message: 'Olá,\n\ntudo bem?',
}

/** Expects the failure that the specification words, and gives what was logged with it. */
function expectFailure() {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  return async () => {
    await waitFor(() => expect(log).toHaveBeenCalled())
    expect(log.mock.calls).toEqual([['Erro ao enviar email', expect.anything()]])
    return log.mock.calls[0]?.[1] as unknown // Anything can be logged.
  }
}

test('has three required fields, a message of five rows and no check by the browser', () => {
  const form = showForm().querySelector('form')
  expect(form?.noValidate).toBe(true)
  const fields = screen.getAllByRole('textbox')
  expect(fields.map((each) => each.getAttribute('name'))).toEqual([
    'name',
    'contact',
    'message',
  ])
  for (const each of fields) expect(each).toHaveProperty('required', true)
  expect(field('Message')).toMatchObject({ tagName: 'TEXTAREA', rows: 5 })
  expect(field('Name')).toHaveProperty('autocomplete', 'name')
  expect(field('E-mail or phone').getAttribute('autocomplete')).toBeNull()
})

test('says beside the button why it cannot be used yet', async () => {
  showForm()
  expect(sendButton()).toHaveProperty('disabled', true)
  const reason = document.getElementById(
    sendButton().getAttribute('aria-describedby') ?? '',
  )
  expect(reason?.textContent).toBe(texts.en['form.captchaNeeded'])
  await findCheckbox()
})

test('says what happens to the data', async () => {
  showForm()
  expect(screen.getByText(texts.en['form.privacy'])).toBeTruthy()
  await findCheckbox()
})

test.each([
  {
    language: 'en',
    messages: ['Name is required', 'Contact is required', 'Message is required'],
  },
  {
    language: 'br',
    messages: ['Nome é obrigatório', 'Contato é obrigatório', 'Mensagem é obrigatória'],
  },
] as const)('names every empty field in $language', async ({ language, messages }) => {
  showForm(language)
  await solveCaptcha()
  await send()
  const fields = screen.getAllByRole('textbox')
  expect(fields.map(errorOf)).toEqual(messages)
  expect(document.activeElement).toBe(fields[0])
  expect(sent).toEqual([])
})

function errorOf(each: HTMLElement): string | undefined {
  if (each.getAttribute('aria-invalid') !== 'true') return undefined
  return document.getElementById(each.getAttribute('aria-describedby') ?? '')?.textContent
}

test('sends the reader to the first field that is wrong, and lets go of a fault once mended', async () => {
  showForm()
  await solveCaptcha()
  await fillIn({ Name: 'Ana', Message: '   ' })
  await send()
  expect(document.activeElement).toBe(field('E-mail or phone'))
  expect(screen.getAllByRole('textbox').map(errorOf)).toEqual([
    undefined,
    'Contact is required',
    'Message is required',
  ])

  await fillIn({ 'E-mail or phone': ' ' })
  expect(errorOf(field('E-mail or phone'))).toBe('Contact is required')
  await fillIn({ 'E-mail or phone': '6' })
  expect(errorOf(field('E-mail or phone'))).toBeUndefined()
  expect(errorOf(field('Message'))).toBe('Message is required')
})

test('words standing errors anew in the other language, and keeps what was typed', async () => {
  showForm()
  await solveCaptcha()
  await fillIn({ Name: 'Ana' })
  await send()
  await userEvent.click(screen.getByTitle('Ver em português'))
  await screen.findByText('Contato é obrigatório')
  expect(errorOf(field('Mensagem'))).toBe('Mensagem é obrigatória')
  expect(field('Nome')).toHaveProperty('value', 'Ana')
})

test('sends what was typed, once, and thanks', async () => {
  showForm()
  await solveCaptcha()
  await fillIn(written)
  const { value } = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  const answer = holdAnswer()
  const status = screen.getByRole('status')
  act(() => {
    sendButton().click()
    sendButton().click()
  })
  await waitFor(() => expect(sendButton().textContent).toBe('Sending...'))
  expect(sendButton()).toHaveProperty('disabled', true)
  fireEvent.submit(screen.getByRole('form'))

  await answer()
  const heading = await screen.findByRole('heading', {
    name: texts.en['form.success.title'],
  })
  expect(status.contains(heading)).toBe(true)
  expect(status.querySelector('svg')).not.toBeNull()
  expect(document.activeElement).toBe(heading)
  expect(screen.queryByRole('form')).toBeNull()
  expect(sent.map(({ params }) => params)).toEqual([
    {
      name: 'Ana',
      contact: '61 3555-0100',
      message: value,
      time: new Date().toDateString(),
      captchaToken: '10000000-aaaa-bbbb-cccc-000000000001',
    },
  ])
  expect(value).toBe(written.Message)
})

/** Keeps the far side from answering until the returned function is called. */
function holdAnswer(): () => Promise<void> {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const asked = new Promise<void>((resolve) => {
    server.use(
      http.post(address, async () => {
        resolve()
        await answered
        // Nothing is returned: the stand-in answers.
      }),
    )
  })
  return () => asked.then(answer)
}

test('thanks in the language of the moment', async () => {
  showForm()
  await solveCaptcha()
  await fillIn(written)
  await send()
  await screen.findByRole('heading', { name: texts.en['form.success.title'] })
  await userEvent.click(screen.getByTitle('Ver em português'))
  await screen.findByRole('heading', { name: texts.br['form.success.title'] })
})

test('keeps text and token after a failure, shows nothing, and gives the focus back', async () => {
  const failure = expectFailure()
  const page = showForm()
  await solveCaptcha()
  await fillIn({ ...written, 'E-mail or phone': 'fail-429@example.com' })
  const before = page.textContent
  await send()
  expect(await failure()).toEqual({ status: 429, text: 'Too Many Requests' })
  await waitFor(() => expect(document.activeElement).toBe(sendButton()))
  expect(page.textContent).toBe(before)
  expect(field('Message')).toHaveProperty('value', written.Message)
  expect(sendButton()).toHaveProperty('disabled', false)

  await userEvent.clear(field('E-mail or phone'))
  await fillIn({ 'E-mail or phone': '61 3555-0100' })
  await send()
  await screen.findByRole('heading', { name: texts.en['form.success.title'] })
  expect(sent).toHaveLength(1)
})

test('does not pull the focus out of a field that the visitor went to meanwhile', async () => {
  const failure = expectFailure()
  showForm()
  await solveCaptcha()
  await fillIn({ ...written, 'E-mail or phone': 'fail-500@example.com' })
  await send()
  act(() => field('Name').focus())
  await failure()
  await waitFor(() => expect(sendButton()).toHaveProperty('disabled', false))
  expect(document.activeElement).toBe(field('Name'))
})

test('ends a send that is never answered as a failure after 30 s', async () => {
  const failure = expectFailure()
  showForm()
  await solveCaptcha()
  await fillIn({ ...written, 'E-mail or phone': 'fail-slow@example.com' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  act(() => sendButton().click())
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0))
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  vi.useRealTimers()
  expect(String(await failure())).toContain('no answer within 30000 ms')
  expect(sendButton().textContent).toBe(texts.en['form.send'])
})
