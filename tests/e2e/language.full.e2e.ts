import { test } from './fixtures.ts'
import { testLanguagesFully } from './languageTests.ts'

testLanguagesFully(test, 'en')
