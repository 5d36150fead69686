import { bothLanguages, test } from './fixtures.ts'
/** Every state of the form in every look. */
import { errorsOfFailedSend } from './formSteps.ts'
import { states, testLook } from './looks.ts'

test.use({ expectedErrors: errorsOfFailedSend })

for (const state of states) {
  for (const language of bothLanguages) {
    for (const scheme of ['light', 'dark'] as const)
      testLook({ state, language, scheme, widths: [320, 390, 768, 1440] })
  }
}
