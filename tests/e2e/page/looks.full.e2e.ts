import { errorsOfFailedSend } from '../form/formSteps.ts'
import { bothLanguages, test } from '../support/fixtures.ts'
/** Every state of the form in both schemes, with the languages in turn. */
import { formStates } from '../support/formStates.ts'
import { testLook } from './looks.ts'

test.use({ expectedErrors: errorsOfFailedSend })

const schemes = ['light', 'dark'] as const

for (const [index, { name: state }] of formStates.entries())
  for (const [turn, scheme] of schemes.entries()) {
    const language = bothLanguages[(index + turn) % bothLanguages.length] ?? 'en'
    testLook({ state, language, scheme, widths: [320, 390, 768, 1440] })
  }
