import { getNodeValue, parseTree, type Node } from 'jsonc-parser'

import { finding, type Finding } from '../finding/finding.ts'
import type { Span } from '../problem.ts'
import { sampleValues } from './sampleValues.ts'

/** A text in the file. */
interface Leaf {
  /** The names that lead to it; a position in a list is *. */
  place: string
  /** The last of these names. */
  name: string
  value: string
  span: Span
  /** The entry of a list that it belongs to. */
  entry: Entry | undefined
}

interface Entry {
  number: number
  node: Node
}

function leaves(node: Node, place: string[], entry?: Entry): Leaf[] {
  switch (node.type) {
    case 'string':
      return [
        {
          place: place.join('.'),
          name: place.at(-1) ?? '',
          value: String(node.value),
          span: { offset: node.offset, length: node.length },
          entry,
        },
      ]
    case 'array':
      return (node.children ?? []).flatMap((child, index) =>
        leaves(child, [...place, '*'], { number: index + 1, node: child }),
      )
    case 'object':
      return (node.children ?? []).flatMap(({ children: [name, value] = [] }) =>
        value ? leaves(value, [...place, String(name?.value)], entry) : [],
      )
    case 'property':
    case 'number':
    case 'boolean':
    case 'null':
      return []
  }
}

type Rule = (leaf: Leaf) => Finding | undefined

type ValueCode = {
  [Code in Finding['code']]: Code extends `sample-${infer Kind}`
    ? Kind extends 'client' | 'logo' | 'office' | 'picture' | 'text'
      ? never
      : Code
    : never
}[Finding['code']]

function oneOf(samples: string[], code: ValueCode): Rule {
  return ({ value, span }) =>
    samples.includes(value) ? finding(code, { value }, span) : undefined
}

function reserved(code: ValueCode): Rule {
  return ({ value, span }) =>
    sampleValues.hosts.test(value) ? finding(code, { value }, span) : undefined
}

function either(one: Rule, other: Rule): Rule {
  return (leaf) => one(leaf) ?? other(leaf)
}

/** What another text of the same entry says. */
function sibling(entry: Entry | undefined, name: string): string {
  const value: unknown = entry ? getNodeValue(entry.node) : undefined
  const said: unknown =
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  return typeof said === 'string' ? said : '?'
}

function clientName({ value, span, entry }: Leaf): Finding | undefined {
  if (!entry || !sampleValues.clients.includes(value)) return undefined
  return finding('sample-client', { number: entry.number, name: value }, span)
}

/** “Brumaré” has the file brumare.svg. */
function fileName(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .toLowerCase()
}

const sampleLogos = new Set(sampleValues.clients.map(fileName))

/** A sample’s logo under a sample’s name goes with the name: one mistake is one problem. */
function clientLogo({ value, span, entry }: Leaf): Finding | undefined {
  const name = sibling(entry, 'name')
  const file = /([^/]*)\.\w+$/.exec(value)?.[1] ?? ''
  if (!entry || !sampleLogos.has(file) || sampleValues.clients.includes(name))
    return undefined
  return finding('sample-logo', { number: entry.number, name, value }, span)
}

function officeLine(samples: string[]): Rule {
  return ({ value, span, entry }) => {
    if (!entry || !samples.includes(value)) return undefined
    const city = sibling(entry, 'city')
    return finding('sample-office', { number: entry.number, city, value }, span)
  }
}

function captchaKey({ value, span }: Leaf): Finding | undefined {
  return sampleValues.captcha.includes(value)
    ? finding('captcha-test-key', {}, span)
    : undefined
}

const sampleCompany = new RegExp(
  `(?<![\\p{L}\\p{N}])(${sampleValues.company.name.join('|')})(?![\\p{L}\\p{N}])`,
  'u',
)

function text(language: 'en' | 'br'): Rule {
  const samples: Record<string, string | undefined> = sampleValues.texts[language]
  return ({ name, value, span }) => {
    if (samples[name] !== value && !sampleCompany.test(value)) return undefined
    return name === 'share.alt'
      ? finding('sample-picture', { language }, span)
      : finding('sample-text', { language, id: name, value }, span)
  }
}

const { company, offices, email } = sampleValues

const rules = new Map<string, Rule>([
  ['site.address', reserved('sample-address')],
  ['company.name', oneOf(company.name, 'sample-company')],
  ['company.legalName', oneOf(company.legalName, 'sample-legal-name')],
  ['company.cnpj', oneOf(company.cnpj, 'sample-cnpj')],
  ['company.email', reserved('sample-email')],
  ['company.phone', oneOf(company.phone, 'sample-phone')],
  [
    'company.linkedin',
    either(oneOf(company.linkedin, 'sample-linkedin'), reserved('sample-linkedin')),
  ],
  ['clients.*.name', clientName],
  ['clients.*.logo', clientLogo],
  ['offices.*.street', officeLine(offices.street)],
  ['offices.*.district', officeLine(offices.district)],
  ['offices.*.postalCode', officeLine(offices.postalCode)],
  ['email.publicKey', oneOf(email.publicKey, 'sample-public-key')],
  ['email.serviceId', oneOf(email.serviceId, 'sample-service-id')],
  ['email.templateId', oneOf(email.templateId, 'sample-template-id')],
  ['captcha.siteKey', captchaKey],
])

const texts = new Map<string, Rule>([
  ['catalogs.en', text('en')],
  ['catalogs.br', text('br')],
])

function ruleFor({ place, name }: Leaf): Rule | undefined {
  return rules.get(place) ?? texts.get(place.slice(0, -name.length - 1))
}

/** Everything in a content that is still the sample's: what a person has to replace before the site goes live. */
export function releaseCheck(content: string): Finding[] {
  const root = parseTree(content)
  return root ? leaves(root, []).flatMap((leaf) => ruleFor(leaf)?.(leaf) ?? []) : []
}
