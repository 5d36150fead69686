import { asBilingual } from '../bilingual.ts'
import { listOf, groupWithMessages } from './groups.ts'
import { message, withMessages, messagesOf } from './messages/messages.ts'
import type { ModelNode } from './node.ts'
import { openingTimes } from './openingTimes.ts'
import { patterns } from './patterns.ts'
// The states of Brazil, by their abbreviations.
import states from './states.json' with { type: 'json' }
import { address, label, line, entryId, properName, text, value } from './values.ts'

export const offices: ModelNode = listOf('office', {
  ...messagesOf('offices'),
  maxItems: 12,
})

/** Messages name an office by its city, and by its district if two are in the same city. */
const officeNaming = {
  entryName: message('office.entryName'),
  namedBy: ['city', 'id'],
  distinguishedBy: ['district'],
}

// The properties of every office.
const city = withMessages(
  'office.city',
  properName({ isOwnerSpecific: false, isHeading: true, example: 'Brasília' }),
)
const street = withMessages(
  'office.street',
  line({ isOwnerSpecific: true, max: 120, example: 'SCS Quadra 1, Bloco A, Sala 100' }),
)
const district = withMessages('office.district', line({ max: 60, example: 'Asa Sul' }))
const map = groupWithMessages('office.map', {
  required: ['label', 'address'],
  properties: {
    label: label({ link: message('kind.link.noun'), max: 40, example: 'offices.map' }),
    address: address('https://maps.app.goo.gl/example'),
  },
})
const hours = withMessages('office.hours', openingTimes())

export const office: ModelNode = {
  ...messagesOf('office'),
  ...officeNaming,
  type: 'object',
  tsType: 'OfficeInBrazil | OfficeAbroad',
  if: { required: ['country'] },
  then: { $ref: '#/definitions/officeAbroad' },
  else: { $ref: '#/definitions/officeInBrazil' },
}

export const officeInBrazil: ModelNode = groupWithMessages('office.inBrazil', {
  ...officeNaming,
  required: ['id', 'city', 'state', 'street', 'postalCode'],
  initialProperties: ['district'],
  properties: {
    id: entryId(message('office.noun'), 'brasilia'),
    city,
    state: {
      enum: Object.keys(states),
      markdownEnumDescriptions: Object.values(states).map(asBilingual),
      examples: ['DF', 'GO'],
    },
    street,
    district,
    postalCode: value({
      isOwnerSpecific: true,
      format: 'cep',
      pattern: patterns.cep,
      example: '70000-000',
    }),
    map,
    hours,
  },
})

export const officeAbroad: ModelNode = groupWithMessages('office.abroad', {
  ...officeNaming,
  required: ['id', 'country', 'city', 'street'],
  initialProperties: ['postalCode'],
  properties: {
    id: entryId(message('office.noun'), 'lisbon'),
    country: text({ max: 40, example: 'offices.portugal' }),
    city: { ...city, examples: ['Lisboa'] },
    state: line({ max: 60, example: 'Lisboa' }),
    street,
    district,
    postalCode: line({ isOwnerSpecific: true, max: 60, example: '1100-048' }),
    map,
    hours,
  },
})
