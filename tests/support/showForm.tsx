import { vi } from 'vitest'

import type { FormField } from '../../schema/generated/siteContent.ts'
import type { Language } from '../../schema/languages.ts'
import { LanguageSwitch } from '../../src/components/LanguageSwitch.tsx'
import { ContactForm } from '../../src/contact/ContactForm.tsx'
import { makeHandlers } from '../../src/mocks/handlers.ts'
import type { CaptchaBehavior } from '../../src/mocks/mockCaptcha.ts'
import { answerScripts } from './answerScripts.ts'
import { exampleSettings } from './emailService.ts'
import { renderWithContent } from './renderWithContent.tsx'

interface ShowForm {
  additionalFields?: readonly FormField[]
  language?: Language
  behavior?: () => CaptchaBehavior
}

/**
 * Renders the form in strict mode, with the real hCaptcha component and the mock of its script. Returns the page, and
 * the addresses of requested scripts.
 */
export async function showForm({
  language = 'en',
  behavior = () => 'works',
  additionalFields = [],
}: ShowForm = {}) {
  // hCaptcha's loader caches its script in the module.
  vi.resetModules()
  const scripts = answerScripts(makeHandlers({ behavior }))
  const { container: page } = renderWithContent(
    <>
      <LanguageSwitch />
      <ContactForm
        email={exampleSettings}
        captchaSettings={{ siteKey: '10000000-ffff-ffff-ffff-000000000001' }}
        additionalFields={additionalFields}
      />
    </>,
    language,
  )
  return { page, scripts }
}
