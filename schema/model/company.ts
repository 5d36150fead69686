import { asBilingual } from '../bilingual.ts'
import { group, listOf, groupWithMessages } from './groups.ts'
import { whatsappMessage } from './links.ts'
import { message } from './messages/messages.ts'
import type { ModelNode } from './node.ts'
import { patterns } from './patterns.ts'
import { mark } from './pictures.ts'
import {
  address,
  emailAddress,
  emailExample,
  label,
  line,
  toggle,
  phoneNumber,
  picture,
  text,
  value,
  year,
} from './values.ts'

export const company: ModelNode = groupWithMessages('company', {
  required: ['name', 'legalName', 'cnpj', 'email', 'phone'],
  properties: {
    name: line({ isOwnerSpecific: true, isHeading: true, max: 40, example: 'Acme' }),
    mark: picture(mark),
    nameInMark: toggle({ default: false }),
    legalName: line({ isOwnerSpecific: true, max: 120, example: 'Acme Software Ltda.' }),
    since: year(2007),
    cnpj: value({
      isOwnerSpecific: true,
      format: 'cnpj',
      pattern: patterns.cnpj,
      example: '11.222.333/0001-81',
    }),
    email: emailAddress(message('company.email.help', { example: emailExample })),
    phone: phoneNumber(),
    secondPhone: phoneNumber('0800 555 0100'),
    whatsapp: group({
      required: ['number', 'label', 'text'],
      properties: {
        number: value({
          format: 'whatsapp',
          pattern: patterns.phone,
          example: '+55 61 95555-0100',
        }),
        label: text({ max: 30, example: 'contact.whatsapp' }),
        text: whatsappMessage,
      },
    }),
    social: listOf('socialLink', { maxItems: 6 }),
  },
})

const networkNames = {
  linkedin: 'LinkedIn',
  instagram: 'Instagram',
  github: 'GitHub',
  youtube: 'YouTube',
  facebook: 'Facebook',
  x: 'X',
}

export const socialLink: ModelNode = groupWithMessages('company.social.entry', {
  namedBy: ['network', 'label'],
  required: ['network', 'label', 'address'],
  properties: {
    network: {
      enum: Object.keys(networkNames),
      markdownEnumDescriptions: Object.values(networkNames).map(asBilingual),
    },
    label: label({
      link: message('kind.link.noun'),
      max: 30,
      example: 'footer.linkedin',
    }),
    address: address('https://www.linkedin.com/company/example'),
  },
})
