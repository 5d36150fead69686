import { test } from './fixtures.ts'
import { testOffer } from './offerTests.ts'

testOffer(test, 'en')
