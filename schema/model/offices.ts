import { inBoth } from '../bilingual.ts'
import { group, list } from './groups.ts'
import { message, words } from './messages/messages.ts'
import type { ModelNode } from './node.ts'
import { ownOpeningTimes } from './openingTimes.ts'
import { patterns } from './patterns.ts'
import { address, label, line, ownId, properName, text, value } from './values.ts'

export const offices: ModelNode = list({
  ...words('offices'),
  // Only whole entries are compared: streets in two cities may have the same name.
  distinct: [],
  maxItems: 12,
  items: { $ref: '#/definitions/office' },
})

/** The states of Brazil. */
const states = {
  AC: 'Acre',
  AL: 'Alagoas',
  AM: 'Amazonas',
  AP: 'Amapá',
  BA: 'Bahia',
  CE: 'Ceará',
  DF: 'Distrito Federal',
  ES: 'Espírito Santo',
  GO: 'Goiás',
  MA: 'Maranhão',
  MG: 'Minas Gerais',
  MS: 'Mato Grosso do Sul',
  MT: 'Mato Grosso',
  PA: 'Pará',
  PB: 'Paraíba',
  PE: 'Pernambuco',
  PI: 'Piauí',
  PR: 'Paraná',
  RJ: 'Rio de Janeiro',
  RN: 'Rio Grande do Norte',
  RO: 'Rondônia',
  RR: 'Roraima',
  RS: 'Rio Grande do Sul',
  SC: 'Santa Catarina',
  SE: 'Sergipe',
  SP: 'São Paulo',
  TO: 'Tocantins',
}

/** How an office is called in sentences. */
const inSentences = {
  entryName: message('office.entryName'),
  namedBy: ['city', 'id'],
  distinguishedBy: ['district'],
}

/** Where a map shows the office. */
const map: ModelNode = group({
  ...words('office.map'),
  required: ['label', 'address'],
  properties: {
    label: label({
      on: message('kind.link.called'),
      max: 40,
      example: 'offices.map',
      ...words('office.map.label'),
    }),
    address: address({
      ...words('office.map.address'),
      example: 'https://maps.app.goo.gl/example',
    }),
  },
})

export const office: ModelNode = {
  ...words('office'),
  ...inSentences,
  type: 'object',
  tsType: 'OfficeInBrazil | OfficeAbroad',
  if: {
    properties: { country: { doNotSuggest: true } },
    required: ['country'],
  },
  then: { $ref: '#/definitions/officeAbroad' },
  else: { $ref: '#/definitions/officeInBrazil' },
}

const city = properName({ isHeading: true, ...words('office.city'), example: 'Brasília' })

const street = line({
  ...words('office.street'),
  max: 120,
  example: 'SCS Quadra 1, Bloco A, Sala 100',
})

const district = line({ ...words('office.district'), max: 60, example: 'Asa Sul' })

/** What every office may have, wherever it is. */
const further = { map, hours: ownOpeningTimes }

export const officeInBrazil: ModelNode = group({
  ...words('office.inBrazil'),
  ...inSentences,
  required: ['id', 'city', 'state', 'street', 'postalCode'],
  offered: ['district'],
  properties: {
    id: ownId(message('office.called'), 'brasilia'),
    city,
    state: {
      ...words('office.inBrazil.state'),
      enum: Object.keys(states),
      markdownEnumDescriptions: Object.values(states).map(inBoth),
      examples: ['DF', 'GO'],
    },
    street,
    district,
    postalCode: value({
      ...words('office.inBrazil.postalCode'),
      format: 'cep',
      pattern: patterns.cep,
      example: '70000-000',
    }),
    ...further,
  },
})

export const officeAbroad: ModelNode = group({
  ...words('office.abroad'),
  ...inSentences,
  required: ['id', 'country', 'city', 'street'],
  offered: ['postalCode'],
  properties: {
    id: ownId(message('office.called'), 'lisbon'),
    country: text({
      ...words('office.abroad.country'),
      max: 40,
      example: 'offices.portugal',
    }),
    city: { ...city, examples: ['Lisboa'] },
    state: line({ ...words('office.abroad.state'), max: 60, example: 'NY' }),
    street,
    district,
    postalCode: line({
      ...words('office.abroad.postalCode'),
      max: 60,
      example: '1100-048',
    }),
    ...further,
  },
})
