import { test } from './fixtures.ts'
/** A part of the looks: both languages and colour schemes, on a desktop and a phone. */
import { errorsOfFailedSend } from './formSteps.ts'
import { testLook } from './looks.ts'

test.use({ expectedErrors: errorsOfFailedSend })

testLook({ state: 'idle', language: 'en', scheme: 'light', widths: [1440] })
testLook({ state: 'errors', language: 'br', scheme: 'dark', widths: [390] })
