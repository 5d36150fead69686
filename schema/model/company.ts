import { inBoth } from '../bilingual.ts'
import { group, list } from './groups.ts'
import { firstMessage } from './links.ts'
import { choicesOf, message, words } from './messages/messages.ts'
import type { ModelNode } from './node.ts'
import { patterns } from './patterns.ts'
import { mark } from './pictures.ts'
import {
  address,
  choice,
  email,
  emailExample,
  onOff,
  label,
  line,
  phone,
  picture,
  text,
  value,
  year,
} from './values.ts'

export const company: ModelNode = group({
  ...words('company'),
  required: ['name', 'legalName', 'cnpj', 'email', 'phone'],
  properties: {
    name: line({ isHeading: true, ...words('company.name'), max: 40, example: 'Acme' }),
    mark: picture({ role: mark, ...words('company.mark') }),
    nameInMark: onOff({ default: false, ...words('company.nameInMark') }),
    legalName: line({
      ...words('company.legalName'),
      max: 120,
      example: 'Acme Software Ltda.',
    }),
    since: year({ ...words('company.since'), example: 2007 }),
    cnpj: value({
      ...words('company.cnpj'),
      format: 'cnpj',
      pattern: patterns.cnpj,
      example: '11.222.333/0001-81',
    }),
    email: email(message('company.email.help', { example: emailExample })),
    phone: phone(words('company.phone')),
    secondPhone: phone(words('company.secondPhone'), '0800 555 0100'),
    whatsapp: group({
      ...words('company.whatsapp'),
      required: ['number', 'label', 'text'],
      properties: {
        number: value({
          ...words('company.whatsapp.number'),
          format: 'whatsapp',
          pattern: patterns.phone,
          example: '+55 61 95555-0100',
        }),
        label: text({
          ...words('company.whatsapp.label'),
          max: 30,
          example: 'contact.whatsapp',
        }),
        text: text({ ...words('company.whatsapp.text'), ...firstMessage }),
      },
    }),
    social: list({
      ...words('company.social'),
      maxItems: 6,
      distinct: ['label', 'address'],
      items: { $ref: '#/definitions/socialLink' },
    }),
  },
})

interface Network {
  name: string
  /** The hosts of its addresses; the first one is used in examples. */
  hosts: readonly [string, ...string[]]
}

export const networks: Readonly<Record<string, Network>> = {
  linkedin: { name: 'LinkedIn', hosts: ['linkedin.com'] },
  instagram: { name: 'Instagram', hosts: ['instagram.com'] },
  github: { name: 'GitHub', hosts: ['github.com'] },
  youtube: { name: 'YouTube', hosts: ['youtube.com', 'youtu.be'] },
  facebook: { name: 'Facebook', hosts: ['facebook.com', 'fb.com'] },
  x: { name: 'X', hosts: ['x.com', 'twitter.com'] },
}

export const socialLink: ModelNode = group({
  ...words('company.social.entry'),
  namedBy: ['network', 'label'],
  required: ['network', 'label', 'address'],
  properties: {
    network: choice({
      ...words('company.social.entry.network'),
      choices: {
        ...Object.fromEntries(
          Object.entries(networks).map(([key, { name }]) => [key, inBoth(name)]),
        ),
        ...choicesOf('company.social.entry.network', ['x']),
      },
    }),
    label: label({
      on: message('kind.link.called'),
      max: 30,
      example: 'footer.linkedin',
    }),
    address: address({
      ...words('company.social.entry.address'),
      example: 'https://www.linkedin.com/company/example',
    }),
  },
})
