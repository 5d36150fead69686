import type { FormatName } from '../model/node.ts'
import { patterns } from '../model/patterns.ts'
import { repairCnpj } from './cnpj.ts'
import { repairAddress, repairLink } from './links.ts'
import { matches } from './matches.ts'
import { repairPhone, repairWhatsapp } from './phones.ts'

/** What is taken as people type it, and the one form in which it is stored; undefined where digits are missing or wrong. */
interface Typed {
  isTyped: (value: string) => boolean
  stored: (value: string) => string | undefined
}

/** A document of the site is no host. */
const isHost = (value: string) =>
  new RegExp(patterns.host, 'u').test(value) && !/\.(?:pdf|html?)\s*$/i.test(value)

const typed: Partial<Record<FormatName, Typed>> = {
  address: { isTyped: isHost, stored: repairAddress },
  cep: { isTyped: matches(patterns.cep), stored: repairCep },
  cnpj: { isTyped: matches(patterns.cnpj), stored: repairCnpj },
  link: { isTyped: isHost, stored: repairLink },
  linkOrFile: { isTyped: isHost, stored: repairLink },
  phone: { isTyped: matches(patterns.phone), stored: repairPhone },
  whatsapp: { isTyped: matches(patterns.phone), stored: repairWhatsapp },
}

export function repairCep(value: string): string | undefined {
  const digits = value.replace(/[\s.-]/g, '')
  return /^\d{8}$/.test(digits) ? `${digits.slice(0, 5)}-${digits.slice(5)}` : undefined
}

/** The stored form of a value that is taken as it was typed; undefined for any other. */
export function storedForm(
  format: FormatName | undefined,
  value: string,
): string | undefined {
  const form = format && typed[format]
  return form?.isTyped(value) ? form.stored(value) : undefined
}

/** Is it taken as it was typed? */
export const isTaken = (format: FormatName) => (value: string) =>
  storedForm(format, value) !== undefined
