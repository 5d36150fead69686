import { testOffer } from './offerTests.ts'
import { test } from './test.ts'

testOffer(test, 'en')
