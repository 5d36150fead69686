import { patterns } from '../model/patterns.ts'
import { matches } from './matches.ts'

const isLocalPhone = matches(patterns.localPhone)

const isNationalPhone = matches(patterns.nationalPhone)

function repairLocalPhone(value: string): string | undefined {
  if (/[a-z]/i.test(value)) return undefined
  const digits = value.replace(/\D/g, '').replace(/^0+/, '')
  const local = digits.length > 11 ? digits.replace(/^55/, '') : digits
  const right = `+55 ${local.slice(0, 2)} ${local.slice(2, -4)}-${local.slice(-4)}`
  return isLocalPhone(right) ? right : undefined
}

/** Also takes the number from a link of WhatsApp. */
export function repairWhatsapp(value: string): string | undefined {
  const link = /^(https?:\/\/)?(wa\.me\/|(api|web)\.whatsapp\.com\/send\/?\?phone=)/i
  return repairLocalPhone(value.trim().replace(link, ''))
}

export function repairPhone(written: string): string | undefined {
  const value = written.replace(/^\s*tel:/i, '')
  if (/[a-z]/i.test(value)) return undefined
  const digits = value.replace(/\D/g, '').replace(/^55(?=0|[34]0.{6}$)/, '')
  const right = digits.startsWith('0')
    ? `${digits.slice(0, 4)} ${digits.slice(4, -4)} ${digits.slice(-4)}`
    : `${digits.slice(0, 4)}-${digits.slice(4)}`
  return isNationalPhone(right) ? right : repairLocalPhone(value)
}
