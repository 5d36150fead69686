import { test } from '../support/fixtures.ts'
import { testOffer } from './offerTests.ts'

testOffer(test, 'en')
