import { vi } from 'vitest'

import { LanguageSwitch } from '../../src/components/LanguageSwitch.tsx'
import { ContactForm } from '../../src/contact/ContactForm.tsx'
import { makeHandlers } from '../../src/mocks/handlers.ts'
import type { CaptchaBehavior } from '../../src/mocks/mockCaptcha.ts'
import { exampleSettings } from './emailService.ts'
import { renderWithContent } from './renderWithContent.tsx'
import { serveScripts } from './serveScripts.ts'

/**
 * Renders the form in strict mode, with the real hCaptcha component and the mock of its script. Returns the addresses
 * of requested scripts.
 */
export async function showForm(behavior = (): CaptchaBehavior => 'works') {
  // hCaptcha's loader caches its script in the module.
  vi.resetModules()
  const requestedAddresses = serveScripts(makeHandlers({ behavior }))
  renderWithContent(
    <>
      <LanguageSwitch />
      <ContactForm
        email={exampleSettings}
        captchaSettings={{ siteKey: '10000000-ffff-ffff-ffff-000000000001' }}
        additionalFields={[
          {
            id: 'reset',
            label: 'contact.details',
            choices: [{ label: 'nav.about' }, { label: 'footer.love' }],
          },
        ]}
      />
    </>,
  )
  return requestedAddresses
}
