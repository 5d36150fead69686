import { isRecord, lookUp } from '../read/readDocument.ts'
import { isFlagText } from './flagTexts.ts'

/** Words that are the same in English and in Portuguese, small letters, without the names in the content. */
const shared = new Set(
  [
    'e-mail whatsapp linkedin instagram github youtube facebook x emailjs hcaptcha captcha recaptcha',
    'cnpj cep lgpd devsecops devops cloud software hardware app apps web site online',
    'menu blog faq chat podcast newsletter startup marketing design branding login',
    'data center api saas seo ios android it ti en pt br ok',
    'min h s ms km kg kwh mb gb tb',
  ].flatMap((line) => line.split(' ')),
)

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]+(?:-[\p{L}\d]+)*/gu) ?? []
}

/** Names of the company, its clients and its cities stand alike in every language. */
function namesIn(content: unknown): Set<string> {
  const names = new Set<string>()
  const add = (value: unknown) => {
    if (typeof value === 'string') for (const word of wordsOf(value)) names.add(word)
  }
  add(lookUp(content, ['company', 'name']))
  add(lookUp(content, ['company', 'legalName']))
  for (const [list, key] of [
    ['clients', 'name'],
    ['offices', 'city'],
  ] as const) {
    const entries = lookUp(content, [list])
    if (Array.isArray(entries))
      for (const entry of entries) if (isRecord(entry)) add(entry[key])
  }
  return names
}

/** Many a country is called the same in several languages. */
function countriesIn(content: unknown): Set<unknown> {
  const offices = lookUp(content, ['offices'])
  return new Set(
    Array.isArray(offices)
      ? offices.map((office: unknown) =>
          isRecord(office) ? office['country'] : undefined,
        )
      : [],
  )
}

/** May a text be the same in two languages? Flags may, and texts of nothing but names and shared words. */
export function mayBeSame(content: unknown): (id: string, text: string) => boolean {
  const names = namesIn(content)
  const countries = countriesIn(content)
  return (id, text) =>
    isFlagText(id) ||
    countries.has(id) ||
    wordsOf(text.replace(/\{[^{}]*\}/g, ' ')).every(
      (word) => shared.has(word) || names.has(word) || /^\d+$/.test(word),
    )
}
