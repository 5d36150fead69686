import { iconNames } from '../generated/iconNames.ts'
import { makeValidator } from '../generated/validator.js'
import { isBlank } from '../read/words.ts'
import {
  checkCnpj,
  isAddress,
  isBingCode,
  isCep,
  isClockTime,
  isDay,
  isFieldId,
  isGoogleCode,
  isKey,
  isLink,
  isLinkOrFile,
  isLocalPhone,
  isPhone,
  isSiteKey,
} from './formats.ts'

const icons = new Set(iconNames)

/** Whether a text is written as a place wants it, by the name of its format. */
export const formats: Readonly<Record<string, (value: string) => boolean>> = {
  address: isAddress,
  bingCode: isBingCode,
  cep: isCep,
  clockTime: isClockTime,
  cnpj: (value) => checkCnpj(value) === 'right',
  day: isDay,
  fieldId: isFieldId,
  googleCode: isGoogleCode,
  icon: (value) => icons.has(value),
  key: isKey,
  link: isLink,
  linkOrFile: isLinkOrFile,
  phone: isPhone,
  siteKey: isSiteKey,
  whatsapp: isLocalPhone,
  words: (value) => !isBlank(value),
}

/** Whether a value is a content. Made by "npm run types", so that no code is evaluated, which a policy may forbid. */
export const validate = makeValidator(formats)
