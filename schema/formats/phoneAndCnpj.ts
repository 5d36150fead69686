import { patterns, matcherOf } from '../model/patterns.ts'

const isLocalPhone = matcherOf(patterns.localPhone)
const isNationalPhone = matcherOf(patterns.nationalPhone)

/** Converts a Brazilian phone number with an area code to `+55 11 91234-5678`. Returns undefined for other values. */
function repairLocalPhone(value: string): string | undefined {
  if (/[a-z]/i.test(value)) return undefined
  const digits = value.replace(/\D/g, '').replace(/^0+/, '') // Removes the trunk prefix 0, as in 011.
  const localDigits = digits.length > 11 ? digits.replace(/^55/, '') : digits
  const repaired = `+55 ${localDigits.slice(0, 2)} ${localDigits.slice(2, -4)}-${localDigits.slice(-4)}`
  return isLocalPhone(repaired) ? repaired : undefined
}

/** Converts a phone number or a WhatsApp link to the stored form. Returns undefined if it contains no valid number. */
export function repairWhatsapp(value: string): string | undefined {
  const prefix =
    /^(tel(efone)?|(https?:\/\/)?(wa\.me\/|(api|web)\.whatsapp\.com\/send\/?\?phone=))/i
  return repairLocalPhone(value.trim().replace(prefix, ''))
}

/** Converts a number with an area code, or a national one (0800, 4004), to its stored form; others to undefined. */
export function repairPhone(value: string): string | undefined {
  const number = value.replace(/^\s*tel(efone)?/i, '')
  if (/[a-z]/i.test(number)) return undefined
  // Removes +55 before a national number.
  const digits = number.replace(/\D/g, '').replace(/^55(?=0|[34]0.{6}$)/, '')
  const repaired = digits.startsWith('0')
    ? `${digits.slice(0, 4)} ${digits.slice(4, -4)} ${digits.slice(-4)}`
    : `${digits.slice(0, 4)}-${digits.slice(4)}`
  return isNationalPhone(repaired) ? repaired : repairLocalPhone(number)
}

/** Computes the next check digit. CNPJs can contain letters: a character counts as its ASCII code minus 48. */
function cnpjCheckDigit(characters: string): number {
  let sum = 0
  let weight = 2
  for (const character of characters.split('').toReversed()) {
    sum += (character.charCodeAt(0) - 48) * weight
    weight = weight === 9 ? 2 : weight + 1
  }
  return sum % 11 < 2 ? 0 : 11 - (sum % 11)
}

/** Converts a CNPJ to its stored form. Undefined if its check digits are wrong or all characters are the same. */
export function repairCnpj(value: string): string | undefined {
  // Also removes “CNPJ” or “CNPJ nº” before the number.
  const characters = value
    .replace(/[^0-9a-z]/gi, '')
    .toUpperCase()
    .replace(/^CNPJN?(?=.{14}$)/, '')
  const firstTwelve = characters.slice(0, 12)
  const firstDigit = cnpjCheckDigit(firstTwelve)
  const repaired = `${firstTwelve}${firstDigit}${cnpjCheckDigit(`${firstTwelve}${firstDigit}`)}`
  if (characters !== repaired || /^(.)\1*$/.test(characters)) return undefined
  return characters.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5')
}
