import { test } from '../support/fixtures.ts'
import { testLanguages } from './languageTests.ts'

testLanguages(test, 'en')
