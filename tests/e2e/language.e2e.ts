import { test } from './fixtures.ts'
import { testLanguages } from './languageTests.ts'

testLanguages(test, 'en')
