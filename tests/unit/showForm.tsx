import { vi } from 'vitest'

import type { Language } from '../../schema/languages.ts'
import { LanguageSwitch } from '../../src/components/LanguageSwitch.tsx'
import { ContactForm } from '../../src/contact/ContactForm.tsx'
import type { CaptchaBehaviour } from '../../src/mocks/captchaFailures.ts'
import { makeHandlers } from '../../src/mocks/handlers.ts'
import { answerScripts } from './answerScripts.ts'
import { exampleSettings } from './emailService.ts'
import { renderWithContent } from './renderWithContent.tsx'

interface ShowForm {
  language?: Language
  behaviour?: () => CaptchaBehaviour
}

/**
 * Shows the form, in strict mode, with the real hCaptcha component and the stand-in for its script.
 * Gives the page, and the addresses of the scripts that it has asked for so far.
 */
export async function showForm({
  language = 'en',
  behaviour = () => 'works',
}: ShowForm = {}) {
  // hCaptcha's loader remembers its script for as long as its module lives.
  vi.resetModules()
  // Fetched here, so that a clock of the test's own runs past no real loading.
  await import('../../src/contact/Captcha.tsx')
  const scripts = answerScripts(makeHandlers({ behaviour }))
  const { container: page } = renderWithContent(
    <>
      <LanguageSwitch />
      <ContactForm
        email={exampleSettings}
        captcha={{ siteKey: '10000000-ffff-ffff-ffff-000000000001' }}
      />
    </>,
    language,
  )
  return { page, scripts }
}
