/** The formats of values: whether a value is valid, and how it is stored. */
import culori from 'culori/require'

import { isBlank, withoutInvisible } from '../characters.ts'
import { iconNames } from '../generated/iconNames.ts'
import { endOfDay } from '../model/openingTimes.ts'
import { patterns, matcherOf } from '../model/patterns.ts'
import {
  isAddress,
  isLink,
  isLinkOrFile,
  repairAddress,
  repairEmail,
  repairLink,
  repairLinkOrFile,
} from './links.ts'
import { repairCnpj, repairPhone, repairWhatsapp } from './phoneAndCnpj.ts'

/** A format that accepts several spellings, which `repair` converts, and the values that `isAlsoValid` accepts. */
function lenientFormat(
  acceptsTyped: (value: string) => boolean,
  repair: (value: string) => string | undefined,
  isAlsoValid: (value: string) => boolean = () => false,
): Format {
  const isRepairable = (value: string) =>
    acceptsTyped(value) && repair(value) !== undefined
  return {
    acceptsTyped,
    repair,
    isValid: (value) => isAlsoValid(value) || isRepairable(value),
  }
}

/** A time from 00:00 to 23:59. */
const isClockTime = matcherOf(/^([01]\d|2[0-3]):[0-5]\d$/)

const matchesDay = matcherOf(patterns.day)

/** A calendar day: 2026-12-24. */
function isDay(value: string): boolean {
  const instant = matchesDay(value) ? Date.parse(value) : NaN
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(value)
}

const matchesTypedAddress = matcherOf(patterns.typedAddress)
/** Rejects documents: "privacy.pdf" looks like a domain but is a file of the site. */
const isTypedAddress = (value: string) =>
  matchesTypedAddress(value) && !/^(?!\s*http).*\.(?:pdf|html?)\s*$/i.test(value)

function repairCep(value: string): string | undefined {
  const digits = value.replace(/^\s*cep|\W/gi, '')
  return /^\d{8}$/.test(digits) ? `${digits.slice(0, 5)}-${digits.slice(5)}` : undefined
}

function repairColor(value: string): string | undefined {
  // Design programs copy colors as 1d4ed8 or rgb(29, 78, 216).
  const color = culori.parse(value.trim().toLowerCase())
  return color && (color.alpha ?? 1) === 1 ? culori.formatHex(color) : undefined
}

const isSiteKey = matcherOf(patterns.siteKey)

function repairSiteKey(value: string): string | undefined {
  const key = value.trim().toLowerCase()
  return isSiteKey(key) ? key : undefined
}

/** A key that was copied from an account: without spaces, and without a program's quotation marks or parentheses. */
const isKey = matcherOf(/^[^\s"'`()]*$/)

function repairKey(value: string): string | undefined {
  const [, quoted] = /["'`]([^"'`]+)["'`]/.exec(value) ?? []
  const key = (quoted ?? value).trim()
  return key !== '' && isKey(key) ? key : undefined
}

const icons = new Set(iconNames)

interface Format {
  /** Whether the check accepts the value in the file. */
  isValid: (value: string) => boolean
  /** Converts a value that is typed differently to its stored form. Returns undefined if it is ambiguous. */
  repair?: (value: string) => string | undefined
  /** Whether people may type the value. The content then stores the result of `repair`. */
  acceptsTyped?: (value: string) => boolean
}

const formatsByName = {
  address: lenientFormat(isTypedAddress, repairAddress, isAddress),
  cep: lenientFormat(matcherOf(patterns.cep), repairCep),
  clockTime: { isValid: isClockTime },
  closingTime: { isValid: (value) => isClockTime(value) || value === endOfDay },
  cnpj: lenientFormat(matcherOf(patterns.cnpj), repairCnpj),
  color: { isValid: matcherOf(patterns.color), repair: repairColor },
  day: { isValid: isDay },
  // Always valid here, because the generated validator checks emails (scripts/types/validator.ts).
  email: { isValid: () => true, repair: repairEmail },
  fieldId: { isValid: matcherOf(patterns.fieldId) },
  icon: { isValid: (value) => icons.has(value) },
  id: { isValid: matcherOf(patterns.id) },
  key: { isValid: isKey, repair: repairKey },
  link: lenientFormat(isTypedAddress, repairLink, isLink),
  linkOrFile: lenientFormat(isTypedAddress, repairLinkOrFile, isLinkOrFile),
  phone: lenientFormat(matcherOf(patterns.phone), repairPhone),
  siteKey: { isValid: isSiteKey, repair: repairSiteKey },
  whatsapp: lenientFormat(matcherOf(patterns.phone), repairWhatsapp),
  nonBlank: {
    isValid: (value) => !isBlank(value),
    acceptsTyped: () => true,
    repair: withoutInvisible,
  },
} satisfies Record<string, Format>

/** The formats by their names in the model. `color` and `id` are definitions there, not formats. */
export const formats: Record<keyof typeof formatsByName, Format> = formatsByName

export type FormatName = Exclude<keyof typeof formatsByName, 'color' | 'id'>

/** The stored form of a value that the format accepts as typed. Undefined for any other value. */
export function storedForm(
  format: FormatName | undefined,
  value: string,
): string | undefined {
  const { acceptsTyped, repair } = format ? formats[format] : {}
  return acceptsTyped?.(value) ? repair?.(value) : undefined
}
