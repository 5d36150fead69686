import { formats } from '../formats/formats.ts'
import { makeValidator } from '../generated/validator.js'

/** Whether a value is a content. Made by "npm run types", so that no code is evaluated, which a policy may forbid. */
export const validate = makeValidator(
  Object.fromEntries(Object.entries(formats).map(([name, { valid }]) => [name, valid])),
)
