import { type FormState, formStates } from '../form/formStates.ts'
import { errorsOfFailedSend } from '../form/formSteps.ts'
import { test } from '../support/fixtures.ts'
import { testLook } from './testLook.ts'

test.use({ expectedErrors: errorsOfFailedSend })

// Every state of the form in both schemes, in alternating languages.
for (const [index, state] of (Object.keys(formStates) as FormState[]).entries())
  for (const scheme of ['light', 'dark'] as const) {
    const language = (index % 2 === 0) === (scheme === 'light') ? 'en' : 'br'
    testLook({ state, language, scheme, widths: [320, 390, 768, 1440] })
  }
