/** The formats of values: whether a value is valid, and how it should be written. One file in this folder per family. */
import culori from 'culori/require'

import { iconNames } from '../generated/iconNames.ts'
import type { FormatName } from '../model/node.ts'
import { endOfDay } from '../model/openingTimes.ts'
import { patterns, matches } from '../model/patterns.ts'
import { verifiers } from '../model/verification.ts'
import { isBlank, plainWords, withoutInvisible } from '../plainWords.ts'
import {
  isAddress,
  isLink,
  isLinkOrFile,
  repairAddress,
  repairEmail,
  repairLink,
  repairLinkOrFile,
} from './links.ts'
import { repairCnpj, repairPhone, repairWhatsapp } from './numbers.ts'
import { isClockTime, isDay } from './times.ts'

/** A repair whose result is used only if it is valid. */
const repairWith =
  (convert: (value: string) => string, valid: (value: string) => boolean) =>
  (value: string): string | undefined => {
    const right = convert(value)
    return valid(right) ? right : undefined
  }

/** A format that accepts values as people type them. `isRight` accepts more values unchanged. */
function acceptTyped(
  isTyped: (value: string) => boolean,
  repair: (value: string) => string | undefined,
  isRight: (value: string) => boolean = () => false,
): Format {
  const isRepairable = (value: string) => isTyped(value) && repair(value) !== undefined
  return { isTyped, repair, valid: (value) => isRight(value) || isRepairable(value) }
}

/** A document of the site is not a host. */
const isHost = (value: string) =>
  new RegExp(patterns.host, 'u').test(value) && !/\.(?:pdf|html?)\s*$/i.test(value)

function repairCep(value: string): string | undefined {
  const digits = value.replace(/[\s.-]/g, '')
  return /^\d{8}$/.test(digits) ? `${digits.slice(0, 5)}-${digits.slice(5)}` : undefined
}

function repairColor(value: string): string | undefined {
  const digits = value.trim().replace(/^#/, '')
  if (/^[0-9a-f]{6}$/i.test(digits)) return `#${digits}`
  if (/^[0-9a-f]{3}$/i.test(digits)) return `#${digits.replace(/./g, '$&$&')}`
  // As design programs copy them: rgb(29, 78, 216).
  const color = culori.parse(value.trim().toLowerCase())
  return color && (color.alpha ?? 1) === 1 ? culori.formatHex(color) : undefined
}

/** Converts words to an id; "" if nothing is left. */
export function slug(words: string): string {
  return plainWords(words)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '')
}

const isSiteKey = matches(patterns.siteKey)
const repairSiteKey = repairWith((value) => value.trim().toLowerCase(), isSiteKey)

/** The code from a complete meta tag or DNS record. */
function extractCode(value: string): string {
  const [, content] = /(?:^|\s)content\s*=\s*["'“”]?([^\s"'“”<>]+)/i.exec(value) ?? []
  return content ?? value.trim().replace(/^google-site-verification=/, '')
}

/** The codes that prove to Google and Bing who owns the site. */
const isGoogleCode = matches(verifiers.google.pattern)
const isBingCode = matches(verifiers.bing.pattern)

/** A key that was copied from an account: without spaces, and without quotation marks or brackets of a program. */
const isKey = matches(/^[^\s"'`()]*$/)

function repairKey(value: string): string | undefined {
  const [, quoted] = /["'`]([^"'`]+)["'`]/.exec(value) ?? []
  const right = (quoted ?? value).trim()
  return right !== '' && isKey(right) ? right : undefined
}

const icons = new Set(iconNames)

interface Format {
  /** Whether a value is written correctly. */
  valid: (value: string) => boolean
  /** The correct spelling; undefined if it is not certain. */
  repair?: (value: string) => string | undefined
  /** Whether it is written as people type it. It is then stored as `repair` writes it. */
  isTyped?: (value: string) => boolean
  /** The control in a form, if it is not a text field. */
  input?: 'date' | 'time' | 'icon'
}

/** The formats by their names in the model. Definitions describe colors and ids. */
export const formats: Record<FormatName | 'color' | 'id', Format> = {
  address: acceptTyped(isHost, repairAddress, isAddress),
  bingCode: { valid: isBingCode, repair: repairWith(extractCode, isBingCode) },
  cep: acceptTyped(matches(patterns.cep), repairCep),
  clockTime: { valid: isClockTime, input: 'time' },
  closingTime: {
    valid: (value) => isClockTime(value) || value === endOfDay,
    input: 'time',
  },
  cnpj: acceptTyped(matches(patterns.cnpj), repairCnpj),
  color: { valid: matches(patterns.color), repair: repairColor },
  day: { valid: isDay, input: 'date' },
  // Checked by the generated validator (scripts/types/validator.ts).
  email: { valid: () => true, repair: repairEmail },
  fieldId: { valid: matches(patterns.fieldId) },
  googleCode: { valid: isGoogleCode, repair: repairWith(extractCode, isGoogleCode) },
  icon: { valid: (value) => icons.has(value), input: 'icon' },
  id: { valid: matches(patterns.id) },
  key: { valid: isKey, repair: repairKey },
  link: acceptTyped(isHost, repairLink, isLink),
  linkOrFile: acceptTyped(isHost, repairLinkOrFile, isLinkOrFile),
  phone: acceptTyped(matches(patterns.phone), repairPhone),
  siteKey: { valid: isSiteKey, repair: repairSiteKey },
  whatsapp: acceptTyped(matches(patterns.phone), repairWhatsapp),
  words: {
    valid: (value) => !isBlank(value),
    isTyped: () => true,
    repair: withoutInvisible,
  },
}

/** The stored form of a value that is accepted as typed; undefined for any other. */
export function storedForm(
  format: FormatName | undefined,
  value: string,
): string | undefined {
  const { isTyped, repair } = format ? formats[format] : {}
  return isTyped?.(value) ? repair?.(value) : undefined
}
