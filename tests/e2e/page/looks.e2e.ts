/** Two of the looks in looks.full.e2e.ts: both languages and color schemes, on a desktop and a phone. */
import { errorsOfFailedSend } from '../form/formSteps.ts'
import { test } from '../support/fixtures.ts'
import { testLook } from './testLook.ts'

test.use({ expectedErrors: errorsOfFailedSend })

testLook({ state: 'idle', language: 'en', scheme: 'light', widths: [1440] })
testLook({ state: 'errors', language: 'br', scheme: 'dark', widths: [390] })
