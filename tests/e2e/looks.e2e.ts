/** A telling part of the looks: every state, language, colour scheme and width at least once. */
import { errorsOfStates, type Look, states, testLook } from './looks.ts'
import { test } from './test.ts'

test.use({ expectedErrors: errorsOfStates })

const looks: Omit<Look, 'state'>[] = [
  { language: 'en', scheme: 'light', width: 1440 },
  { language: 'br', scheme: 'dark', width: 390 },
  { language: 'br', scheme: 'light', width: 320 },
  { language: 'en', scheme: 'dark', width: 768 },
]

states.forEach((state, index) => {
  const look = looks[index % looks.length]
  if (look) testLook({ state, ...look })
})
