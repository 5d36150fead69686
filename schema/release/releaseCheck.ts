import { getNodeValue, parseTree } from 'jsonc-parser'

import type { PublicFiles } from '../check/findFiles.ts'
import { finding, type Finding } from '../check/finding.ts'
import { languageList, type Language } from '../languages.ts'
import { accountValues } from '../model/email.ts'
import type { AccountWords, FormatName } from '../model/node.ts'
import { contentOnPage } from '../read/contentOnPage.ts'
import { isHiddenAt } from '../read/hidden.ts'
import { isInCatalogs } from '../read/isInCatalogs.ts'
import { isRecord, lookUp, type Path } from '../read/readDocument.ts'
import { schemaAt } from '../read/schemaTree.ts'
import { findPictures } from './findPictures.ts'
import { leaves, type Entry, type Leaf } from './leaves.ts'
import { samplesOf, type Samples } from './samples.ts'

/** Host names that nobody can register (RFC 2606). */
const reservedHost =
  /(^|[./@])(example\.(com|net|org)|[^./@\s]+\.(example|invalid|test|localhost)|localhost)(?=[:/]|$)/i

/** hCaptcha's test keys: https://docs.hcaptcha.com/#integration-testing-test-keys */
const captchaTestKey = /^[1-3]0000000-ffff-ffff-ffff-00000000000[1-3]$/

type Rule = (leaf: Leaf, samples: Samples) => Finding | undefined

type ValueCode = {
  [Code in Finding['code']]: Code extends `sample-${infer Kind}`
    ? Kind extends
        | 'account'
        | 'client'
        | 'logo'
        | 'office'
        | 'picture'
        | 'pictures'
        | 'text'
      ? never
      : Code
    : never
}[Finding['code']]

function isMadeUp(place: string, value: string, samples: Samples): boolean {
  return samples.at(place).has(value) || reservedHost.test(value)
}

/** Refuses an invented value; `known` is the sample's path to compare with, where it is another one. */
function made(code: ValueCode, known?: string): Rule {
  return ({ place, value, span }, samples) =>
    isMadeUp(known ?? place, value, samples) ? finding(code, { value }, span) : undefined
}

function accountValue(words: AccountWords): Rule {
  return ({ place, value, span }, samples) =>
    isMadeUp(place, value, samples)
      ? finding('sample-account', { ...words, value }, span)
      : undefined
}

/** Another string of the same entry. */
function sibling(entry: Entry | undefined, name: string): string {
  const value: unknown = entry ? getNodeValue(entry.node) : undefined
  const said = isRecord(value) ? value[name] : undefined
  return typeof said === 'string' ? said : '?'
}

function clientName(
  { place, value, span, entry }: Leaf,
  samples: Samples,
): Finding | undefined {
  if (!entry || !samples.at(place).has(value)) return undefined
  return finding('sample-client', { number: entry.number, name: value }, span)
}

function officeLine(
  { place, value, span, entry }: Leaf,
  samples: Samples,
): Finding | undefined {
  if (!entry || !samples.at(place).has(value)) return undefined
  const city = sibling(entry, 'city')
  return finding('sample-office', { number: entry.number, city, value }, span)
}

function captchaKey({ value, span }: Leaf): Finding | undefined {
  return captchaTestKey.test(value) ? finding('captcha-test-key', {}, span) : undefined
}

/** Does a text name the company, as a word of its own? */
function isNamedIn(text: string, company: string): boolean {
  const words = text.split(/[^\p{L}\p{N}]+/u)
  return words.includes(company)
}

function text(language: Language): Rule {
  return ({ name, value, span }, samples) => {
    const isSample = samples.isOwnText(language, name, value)
    const companies = [...samples.at('company.name')]
    if (!isSample && !companies.some((company) => isNamedIn(value, company)))
      return undefined
    return finding('sample-text', { language, id: name, value }, span)
  }
}

const rules = new Map<string, Rule>([
  ['site.address', made('sample-address')],
  ['company.name', made('sample-company')],
  ['company.legalName', made('sample-legal-name')],
  ['company.cnpj', made('sample-cnpj')],
  ['company.email', made('sample-email')],
  ['company.phone', made('sample-phone')],
  ['company.secondPhone', made('sample-phone')],
  ['company.whatsapp.number', made('sample-phone')],
  ['company.social.*.address', made('sample-social')],
  ['clients.*.name', clientName],
  ['offices.*.street', officeLine],
  ['offices.*.postalCode', officeLine],
  ...accountValues.map(
    ({ key, ...words }) => [`email.${key}`, accountValue(words)] as const,
  ),
  ['captcha.siteKey', captchaKey],
])

const texts = new Map<string, Rule>(
  languageList.map((language) => [`catalogs.${language}`, text(language)]),
)

/** Rules by format, for links and ways to reach the company anywhere in the content. */
const ofFormat = new Map<FormatName | undefined, Rule>([
  ['link', made('sample-link')],
  ['linkOrFile', made('sample-link')],
  ['email', made('sample-email', 'company.email')],
  ['phone', made('sample-phone', 'company.phone')],
])

function ruleFor({ place, name, path }: Leaf, content: unknown): Rule | undefined {
  const known = rules.get(place) ?? texts.get(place.slice(0, -name.length - 1))
  return known ?? ofFormat.get(schemaAt(content, path)?.format)
}

/** Compares names only: hidden entries shift the indexes of others. */
function isOnPage(path: Path, content: unknown, shown: unknown): boolean {
  const named = isInCatalogs(path) ? path : path.slice(0, 1)
  return !isHiddenAt(content, path) && lookUp(shown, named) !== undefined
}

/** Finds everything that is still the sample's and must be replaced before the site goes live. */
export function releaseCheck(
  content: string,
  sample: string,
  files: PublicFiles | undefined,
): Finding[] {
  const root = parseTree(content)
  const all = root ? leaves(root) : []
  const value: unknown = root && getNodeValue(root)
  const samples = samplesOf(sample, value)
  const shown = contentOnPage(value)
  const ofValues = all
    .filter(({ path }) => isOnPage(path, value, shown))
    .flatMap((leaf) => ruleFor(leaf, value)?.(leaf, samples) ?? [])
  return ofValues.concat(findPictures(all, samples, files?.ofSample ?? new Set()))
}
