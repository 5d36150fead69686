import { testLanguages } from './languageTests.ts'
import { test } from './test.ts'

testLanguages(test, 'en')
