import { test } from '../support/fixtures.ts'
import { testLanguagesFully } from './languageTests.ts'

testLanguagesFully(test, 'en')
