/** A telling part of the looks: every language, colour scheme and width, and the states that show the most. */
import { errorsOfStates, testLook } from './looks.ts'
import { test } from './test.ts'

test.use({ expectedErrors: errorsOfStates })

testLook({ state: 'idle', language: 'en', scheme: 'light', width: 1440 })
testLook({ state: 'errors', language: 'br', scheme: 'dark', width: 390 })
testLook({ state: 'captcha-unreachable', language: 'br', scheme: 'light', width: 320 })
testLook({ state: 'success', language: 'en', scheme: 'dark', width: 768 })
