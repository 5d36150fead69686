import { captchaService } from '../captchaService.ts'
import { mailService } from '../mailService.ts'
import { codeTextNode, type ContentString } from '../read/modelTree.ts'

/** Words that are the same in English and Portuguese, in small letters. */
const shared = new Set(
  [
    'e-mail whatsapp linkedin instagram github youtube facebook x captcha recaptcha',
    'cnpj cep lgpd devsecops devops cloud software hardware app apps web site online',
    'menu blog faq chat podcast newsletter startup marketing design branding login',
    'data center api saas b2b b2c e-commerce seo ios android it ti en pt br ok',
    mailService.name.toLowerCase(),
    captchaService.name.toLowerCase(),
    'check-in check-out happy hour delivery brunch buffet drive-thru self-service spa',
    'workshop coworking home office fitness pilates yoga jazz rock pop techno samba dj',
    'min h s ms km kg kwh ml mb gb tb',
  ].flatMap((line) => line.split(' ')),
)

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d]+(?:-[\p{L}\d]+)*/gu) ?? []
}

/** Does it consist of capitalized words, which are names of products and roles: "Kubernetes & Docker", "SAP S/4HANA", "CEO"? */
function isOfProducts(text: string): boolean {
  const words = text.match(/[\p{L}\d]+(?:\.[\p{L}\d]+)*/gu) ?? []
  const isSigned =
    /[&+/,·•|]|\p{L}\.\p{L}|^\p{Lu}[–-]\p{Lu}$/u.test(text) ||
    words.some((word) => /\p{Lu}.*\p{Lu}/u.test(word))
  return (
    isSigned &&
    words.length <= 6 &&
    words.every((word) => /^[\p{Lu}\d]/u.test(word) || shared.has(word))
  )
}

/** May a text of the page's code be the same in every catalog, as that of a flag is? */
export function isSameInAllLanguages(id: string): boolean {
  const { fixedText, mayBeSame } = codeTextNode(id) ?? {}
  return fixedText !== undefined || mayBeSame === true
}

/** May a text be the same in two languages? Flags may, and texts of nothing but names and shared words. */
export function sameTextRule(
  strings: readonly ContentString[],
): (id: string, text: string) => boolean {
  // Names of companies, people and cities are the same in every language.
  const names = new Set(
    strings.flatMap(({ value, node }) => (node.isName ? wordsOf(value) : [])),
  )
  const ids = new Set(
    strings.flatMap(({ value, node }) => (node.mayBeSame ? [value] : [])),
  )
  return (id, text) =>
    isSameInAllLanguages(id) ||
    ids.has(id) ||
    isOfProducts(text) ||
    wordsOf(text.replace(/\{[^{}]*\}|\p{Lu}*\p{Sc}|[@#]\S+/gu, ' ')).every(
      (word) => shared.has(word) || names.has(word) || /^\d+$/.test(word),
    )
}
