import type { BadValueReason } from '../messages/problems.ts'
import type { FormatName } from '../model/node.ts'
import { patterns } from '../model/patterns.ts'

/** The first whose pattern matches is given. */
type Reasons = readonly (readonly [pattern: RegExp, reason: BadValueReason])[]

/** For an address or an e-mail address. */
const ofAddress: Reasons = [
  [/^@/, 'profile'],
  [/@.*[,; ]+.*@|:\/\/.*[,;\s].*(?::\/\/|www\.)/, 'addresses'],
  [new RegExp(patterns.fileHost), 'files'],
  [/^(?=.*@).*\P{ASCII}/u, 'accent'],
]

const ofPhone: Reasons = [
  [/\d{4}\s*(?:[/,;|]|\b(?:e|ou|and|or)\b)\s*[+(]?\d/i, 'numbers'],
  [/^\D*(?:[2-5](?:\D*\d){7}|9(?:\D*\d){8})\D*$/, 'areaCode'],
  [/^\D*(?:55\D*)?(?:\d\D*){2}[6-9](?:\D*\d){7}\D*$/, 'mobile'],
]

type Format = FormatName | 'color' | 'id' | 'picture'

const reasons: Partial<Record<Format, Reasons>> = {
  address: ofAddress,
  email: ofAddress,
  link: ofAddress,
  linkOrFile: ofAddress,
  picture: [
    [/^(?:https?:|www\.)/i, 'elsewhere'],
    [/[\s#?%]|\.[^.]*\p{Lu}/u, 'fileName'],
  ],
  phone: ofPhone,
  whatsapp: ofPhone,
  cnpj: [
    [/^\D*(?:\d\D*){11}$/, 'cpf'],
    [new RegExp(patterns.cnpj), 'cnpj'],
  ],
  siteKey: [[/^(?:0x|ES_)/i, 'secret']],
}

/** Why a value in a wrong format is refused, where that is known. */
export function reasonFor(
  format: Format | undefined,
  value: string,
): BadValueReason | undefined {
  const known = format === undefined ? undefined : reasons[format]
  return known?.find(([pattern]) => pattern.test(value))?.[1]
}
