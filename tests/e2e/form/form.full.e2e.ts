import { testCaptchaPlace, testEmptyFields, testKeyboard } from './formTests.ts'

testKeyboard('br')
testEmptyFields('en')
testCaptchaPlace(1300, { width: 300, height: 65 })
