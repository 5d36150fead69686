/** Formats of values: is one valid, and how should it be written? */
import culori from 'culori/require'

import { iconNames } from '../generated/iconNames.ts'
import { color, id } from '../model/base.ts'
import { fieldIdPattern } from '../model/formField.ts'
import type { FormatName } from '../model/node.ts'
import { endOfDay } from '../model/openingTimes.ts'
import { verifiers } from '../model/verification.ts'
import { plainWords } from '../plainWords.ts'
import { isBlank } from '../read/readableText.ts'
import { tidied } from './matchingFile.ts'

const matches = (pattern: string | RegExp) => {
  const form = new RegExp(pattern)
  return (value: string) => form.test(value)
}

/** A repair that counts where what it makes is valid. */
const madeBy =
  (make: (value: string) => string, valid: (value: string) => boolean) =>
  (value: string): string | undefined => {
    const right = make(value)
    return valid(right) ? right : undefined
  }

function cnpjDigit(characters: string): number {
  let sum = 0
  let weight = 2
  for (const character of characters.split('').toReversed()) {
    sum += (character.charCodeAt(0) - 48) * weight
    weight = weight === 9 ? 2 : weight + 1
  }
  return sum % 11 < 2 ? 0 : 11 - (sum % 11)
}

const cnpjForm = /^[0-9A-Z]{2}\.[0-9A-Z]{3}\.[0-9A-Z]{3}\/[0-9A-Z]{4}-[0-9]{2}$/

/** Are the check digits right? CNPJs are alphanumeric since July 2026: a character counts as its ASCII code less 48. */
function cnpjDigitsFit(bare: string): boolean {
  const base = bare.slice(0, 12)
  const first = cnpjDigit(base)
  return (
    bare === `${base}${first}${cnpjDigit(`${base}${first}`)}` && !/^(.)\1*$/.test(bare)
  )
}

const isCnpj = (value: string) =>
  cnpjForm.test(value) && cnpjDigitsFit(value.replace(/[./-]/g, ''))

function rightCnpj(value: string): string | undefined {
  const bare = value
    .replace(/^\W*cnpj\b/i, '')
    .replace(/[^0-9a-z]/gi, '')
    .toUpperCase()
  if (!/^[0-9A-Z]{12}[0-9]{2}$/.test(bare) || !cnpjDigitsFit(bare)) return undefined
  return bare.replace(/^(..)(...)(...)(....)(..)$/, '$1.$2.$3/$4-$5')
}

const isCep = matches(/^\d{5}-\d{3}$/)

function rightCep(value: string): string | undefined {
  const digits = value.replace(/[\s.-]/g, '')
  return /^\d{8}$/.test(digits) ? `${digits.slice(0, 5)}-${digits.slice(5)}` : undefined
}

/** Landlines have eight digits and start with 2 to 5, mobiles nine and start with 9; no area code has a 0. */
const isLocalPhone = matches(/^\+55 [1-9][1-9] ([2-5]\d{3}|9\d{4})-\d{4}$/)

/** Dialled as they are from anywhere in Brazil: 0800 555 0100, 4004-0100. */
const isNationalPhone = matches(/^(0[38]00 \d{2,3} \d{4}|([34]00\d|4020)-\d{4})$/)

function isPhone(value: string): boolean {
  return isLocalPhone(value) || isNationalPhone(value)
}

function rightLocalPhone(value: string): string | undefined {
  if (/[a-z]/i.test(value)) return undefined
  const digits = value.replace(/\D/g, '').replace(/^0+/, '')
  const local = digits.length > 11 ? digits.replace(/^55/, '') : digits
  const right = `+55 ${local.slice(0, 2)} ${local.slice(2, -4)}-${local.slice(-4)}`
  return isLocalPhone(right) ? right : undefined
}

/** Also takes the number from a link of WhatsApp. */
function rightWhatsapp(value: string): string | undefined {
  const link = /^(https?:\/\/)?(wa\.me\/|(api|web)\.whatsapp\.com\/send\/?\?phone=)/i
  return rightLocalPhone(value.trim().replace(link, ''))
}

function rightPhone(written: string): string | undefined {
  const value = written.replace(/^\s*tel:/i, '')
  if (/[a-z]/i.test(value)) return undefined
  const digits = value.replace(/\D/g, '').replace(/^55(?=0|[34]0.{6}$)/, '')
  const right = digits.startsWith('0')
    ? `${digits.slice(0, 4)} ${digits.slice(4, -4)} ${digits.slice(-4)}`
    : `${digits.slice(0, 4)}-${digits.slice(4)}`
  return isNationalPhone(right) ? right : rightLocalPhone(value)
}

/** Not URL.canParse: after many calls that of Node 20 refuses every address with an accent. */
function isUrl(value: string): boolean {
  try {
    return new URL(value).href !== ''
  } catch {
    return false
  }
}

/** Only https: "javascript:" would run a program on the visitor's click. */
function isLink(value: string): boolean {
  const pattern =
    /^https:\/\/[\p{L}\p{M}\p{N}._-]+\.[\p{L}\p{M}\p{N}-]+(:\d{1,5})?([/?#]\S*)?$/u
  return pattern.test(value) && isUrl(value)
}

function rightLink(value: string): string | undefined {
  const right = value
    .trim()
    .replace(/^<(.*)>$/, '$1')
    .replace(/^(h{0,2}t{1,3}p{1,2}s{0,2}(:\/*|\/+)|\/\/)*/i, 'https://')
  return !/^[a-z]+:(?!\/)/i.test(value) && isLink(right) ? right : undefined
}

/** Pages that the build makes. */
const madePages = ['/index.html', '/404.html']

/** A PDF or a page in the folder public, as it is written here: "/privacy.pdf". */
export function isFilePath(value: string): boolean {
  return /^\/[^\s/][^\s]*\.(pdf|html)$/.test(value) && !madePages.includes(value)
}

function isLinkOrFile(value: string): boolean {
  return isLink(value) || isFilePath(value)
}

function rightLinkOrFile(value: string): string | undefined {
  if (!/\.(pdf|html?)$/i.test(value) || value.includes('://')) return rightLink(value)
  const right = tidied(value).replace(/\.\w+$/, (ending) => ending.toLowerCase())
  return isFilePath(right) ? right : undefined
}

/** From a link, an address book or hidden from robots: mailto:a@b.com, Ana <a@b.com>, a (at) b.com. */
function rightEmail(value: string): string | undefined {
  const right = value
    .replace(/^mailto:/i, '')
    .replace(/^[^<>@]*<([^<>]+)>\s*$/, '$1')
    .replace(/\s*[([](?:at|arroba)[)\]]\s*/i, '@')
    .replace(/\s|[.,;]+$/g, '')
  return right !== value && /^[^@\s]+@[^@\s]+\.[a-z]+$/i.test(right) ? right : undefined
}

/** Where a site can be published: a host with a dot, and folders. Not a page, nor what a browser would write in another way. */
function isAddress(value: string): boolean {
  const pattern =
    /^https:\/\/([\p{L}\d-]+\.)+\p{L}[\p{L}\d-]*(:\d{1,5})?(\/(?!\.)[\p{L}\d%._~-]+)*\/$/u
  return pattern.test(value) && !isPage(value) && !isOfFiles(value) && isUrl(value)
}

function isPage(address: string): boolean {
  return /\.(html?|php|aspx?)\/*$/i.test(address)
}

/** Hosts of programs and documents, on which no company has its site. */
const isOfFiles = matches(
  /^https:\/\/(www\.)?(github|gitlab|bitbucket|docs\.google|drive\.google)\.(com|org)\//,
)

function rightAddress(value: string): string | undefined {
  const folder = value
    .trim()
    .replace(/[?#].*$/, '')
    .replace(/index\.\w+$/i, '')
  const right = rightLink(folder)?.replace(/\/*$/, '/')
  return right !== undefined && isAddress(right) ? right : undefined
}

function rightColor(value: string): string | undefined {
  const digits = value.trim().replace(/^#/, '')
  if (/^[0-9a-f]{6}$/i.test(digits)) return `#${digits}`
  if (/^[0-9a-f]{3}$/i.test(digits)) return `#${digits.replace(/./g, '$&$&')}`
  // As design programs copy them: rgb(29, 78, 216).
  const color = culori.parse(value.trim().toLowerCase())
  return color && (color.alpha ?? 1) === 1 ? culori.formatHex(color) : undefined
}

/** Makes an id of words; "" where nothing is left. */
export function slug(words: string): string {
  return plainWords(words)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '')
}

const isFieldId = matches(fieldIdPattern)
const rightFieldId = madeBy((value) => slug(value).replaceAll('-', ''), isFieldId)

/** Hours and minutes of a day. */
const isClockTime = matches(/^([01]\d|2[0-3]):[0-5]\d$/)

/** As people write them: 8h, 8h30, 18.00, 6 pm. */
function rightClockTime(value: string): string | undefined {
  const pattern = /^(\d{1,2})(?:\s?[:.h]\s?(\d{2}))?\s?(?:hs?|hrs?|(am|pm))?\.?$/
  const [, hours, minutes = '00', half] = pattern.exec(value.trim().toLowerCase()) ?? []
  if (hours === undefined) return undefined
  const hour =
    half === undefined ? Number(hours) : (Number(hours) % 12) + (half === 'pm' ? 12 : 0)
  const right = `${String(hour).padStart(2, '0')}:${minutes}`
  if (right === '24:00' && /\d\D\d/.test(value)) return '00:00'
  return isClockTime(right) ? right : undefined
}

/** A day of the calendar: 2026-12-24. Two of them compare as texts do. */
function isDay(value: string): boolean {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(value) : NaN
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(value)
}

/** As it is written in Brazil, 24/12/2026, and with other signs between. */
function rightDay(value: string): string | undefined {
  const parts = value
    .trim()
    .replace(/T[\d:.]+(?:Z|[+-][\d:]+)?$/, '')
    .split(/\D/)
  const [year, month, day] = parts[0]?.length === 4 ? parts : parts.toReversed()
  const right = [year, month?.padStart(2, '0'), day?.padStart(2, '0')].join('-')
  return parts.length === 3 && isDay(right) ? right : undefined
}

/** Can it be read as two days? 04/05/2026 is the 4th of May in Brazil, and the 5th of April in the United States. */
export function isTwoDays(value: string): boolean {
  const [first = 0, second = 0] = value.trim().split(/\D/).map(Number)
  return first !== second && first <= 12 && second <= 12
}

/** As hCaptcha gives them. */
const isSiteKey = matches(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
const rightSiteKey = madeBy((value) => value.trim().toLowerCase(), isSiteKey)

/** The code from a whole meta tag or a line for the DNS. */
function codeIn(value: string): string {
  const [, content] = /(?:^|\s)content\s*=\s*["'“”]?([^\s"'“”<>]+)/i.exec(value) ?? []
  return content ?? value.trim().replace(/^google-site-verification=/, '')
}

/** As Google and Bing give them. */
const isGoogleCode = matches(verifiers.google.pattern)
const isBingCode = matches(verifiers.bing.pattern)

/** Copied from an account: no space in it, and nothing of the program that it is for. */
const isKey = matches(/^[^\s"'`()]*$/)

function rightKey(value: string): string | undefined {
  const [, quoted] = /["'`]([^"'`]+)["'`]/.exec(value) ?? []
  const right = (quoted ?? value).trim()
  return right !== '' && isKey(right) ? right : undefined
}

const icons = new Set(iconNames)

interface Format {
  /** Is a value written as it should be? */
  valid: (value: string) => boolean
  /** As it should have been written, if that can be told. */
  repair?: (value: string) => string | undefined
  /** What a form asks for it with. */
  input: 'text' | 'date' | 'time' | 'icon'
}

/** Everything that is known of a format, by its name in the model; colours and ids are known by their definitions. */
export const formats: Record<FormatName | 'color' | 'id', Format> = {
  address: { valid: isAddress, repair: rightAddress, input: 'text' },
  bingCode: { valid: isBingCode, repair: madeBy(codeIn, isBingCode), input: 'text' },
  cep: { valid: isCep, repair: rightCep, input: 'text' },
  clockTime: { valid: isClockTime, repair: rightClockTime, input: 'time' },
  closingTime: {
    valid: (value) => isClockTime(value) || value === endOfDay,
    repair: rightClockTime,
    input: 'time',
  },
  cnpj: { valid: isCnpj, repair: rightCnpj, input: 'text' },
  color: { valid: matches(color.pattern ?? ''), repair: rightColor, input: 'text' },
  day: { valid: isDay, repair: rightDay, input: 'date' },
  // The validator that is made of the schema tells (scripts/types/validator.ts).
  email: { valid: () => true, repair: rightEmail, input: 'text' },
  fieldId: { valid: isFieldId, repair: rightFieldId, input: 'text' },
  googleCode: {
    valid: isGoogleCode,
    repair: madeBy(codeIn, isGoogleCode),
    input: 'text',
  },
  icon: { valid: (value) => icons.has(value), input: 'icon' },
  id: {
    valid: matches(id.pattern ?? ''),
    repair: (value) => slug(value) || undefined,
    input: 'text',
  },
  key: { valid: isKey, repair: rightKey, input: 'text' },
  link: { valid: isLink, repair: rightLink, input: 'text' },
  linkOrFile: { valid: isLinkOrFile, repair: rightLinkOrFile, input: 'text' },
  phone: { valid: isPhone, repair: rightPhone, input: 'text' },
  siteKey: { valid: isSiteKey, repair: rightSiteKey, input: 'text' },
  whatsapp: { valid: isLocalPhone, repair: rightWhatsapp, input: 'text' },
  words: { valid: (value) => !isBlank(value), input: 'text' },
}
