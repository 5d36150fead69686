import { group, list } from './groups.ts'
import type { ModelNode } from './node.ts'
import { ownOpeningTimes } from './openingTimes.ts'
import { patterns } from './patterns.ts'
import { address, label, ownId, properName, text, value, words } from './values.ts'

export const offices: ModelNode = list({
  title: { en: 'Offices', br: 'Endereços' },
  help: {
    en: 'The offices in the order of the page, 1 to 12.',
    br: 'Os endereços na ordem da página, de 1 a 12.',
  },
  inSentence: { en: 'the list of offices', br: 'a lista de endereços' },
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
  entryName: { en: 'office #', br: 'o endereço #' },
  namedBy: ['city', 'id'],
  distinguishedBy: ['district'],
}

/** Where a map shows the office. */
const map: ModelNode = group({
  title: { en: 'Map', br: 'Mapa' },
  help: {
    en: 'A link to the map, below the address. Optional.',
    br: 'Um link para o mapa, abaixo do endereço. Opcional.',
  },
  inSentence: { en: 'the link to the map', br: 'o link para o mapa' },
  required: ['label', 'address'],
  properties: {
    label: label({
      on: 'link',
      max: 40,
      example: 'offices.map',
      usual: { en: 'See on the map', br: 'Ver no mapa' },
    }),
    address: address({
      title: { en: 'Address', br: 'Endereço' },
      help: {
        en: 'The link that your map shows under “Share”.',
        br: 'O link que o mapa mostra em “Compartilhar”.',
      },
      example: 'https://maps.app.goo.gl/example',
    }),
  },
})

export const office: ModelNode = {
  title: { en: 'Office', br: 'Endereço' },
  inFile: {
    en: 'One with a "country" is abroad, any other in Brazil.',
    br: 'Com "country", fica no exterior; sem, no Brasil.',
  },
  help: { en: 'An office and its address.', br: 'Um endereço da empresa.' },
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

const city = properName({
  isHeading: true,
  title: { en: 'City', br: 'Cidade' },
  help: { en: 'The city with its accents.', br: 'A cidade, com os acentos.' },
  example: 'Brasília',
})

const street = words({
  title: { en: 'Street', br: 'Rua' },
  help: { en: 'Street, number and room.', br: 'Rua, número e sala.' },
  max: 120,
  example: 'SCS Quadra 1, Bloco A, Sala 100',
})

const district = words({
  title: { en: 'District', br: 'Bairro' },
  help: {
    en: 'The district. It distinguishes offices in the same city. Optional.',
    br: 'O bairro, que distingue endereços na mesma cidade. Opcional.',
  },
  max: 60,
  example: 'Asa Sul',
})

/** What every office may have, wherever it is. */
const further = { map, hours: ownOpeningTimes }

export const officeInBrazil: ModelNode = group({
  title: { en: 'Office in Brazil', br: 'Endereço no Brasil' },
  ...inSentences,
  required: ['id', 'city', 'state', 'street', 'postalCode'],
  offered: ['district'],
  properties: {
    id: ownId({ en: 'office', br: 'endereço' }, 'brasilia'),
    city,
    state: {
      title: { en: 'State', br: 'Estado' },
      help: { en: 'The two letters of the state.', br: 'As duas letras do estado.' },
      enum: Object.keys(states),
      errorMessage: {
        en: 'Write the two capital letters of a Brazilian state, e.g. "DF" or "GO".',
        br: 'Escreva as duas letras maiúsculas de um estado brasileiro, p. ex. "DF" ou "GO".',
      },
      markdownEnumDescriptions: Object.values(states),
      otherwise: {
        en: 'For an office abroad, add its country: "country": "offices.portugal".',
        br: 'Se o endereço fica no exterior, acrescente o país: "country": "offices.portugal".',
      },
      examples: ['DF', 'GO'],
    },
    street,
    district,
    postalCode: value({
      title: 'CEP',
      help: {
        en: 'The Brazilian postal code, e.g. “70000-000”.',
        br: 'O CEP, p. ex. “70000-000”.',
      },
      format: 'cep',
      pattern: patterns.cep,
      patternErrorMessage: {
        en: 'Write the eight digits of the postal code, e.g. "70000-000".',
        br: 'Escreva os oito algarismos do CEP, p. ex. "70000-000".',
      },
      example: '70000-000',
    }),
    ...further,
  },
})

export const officeAbroad: ModelNode = group({
  title: { en: 'Office abroad', br: 'Endereço no exterior' },
  ...inSentences,
  required: ['id', 'country', 'city', 'street'],
  offered: ['postalCode'],
  properties: {
    id: ownId({ en: 'office', br: 'endereço' }, 'lisbon'),
    country: text({
      title: { en: 'Country', br: 'País' },
      max: 40,
      example: 'offices.portugal',
    }),
    city: { ...city, examples: ['Lisboa'] },
    state: words({
      title: { en: 'State', br: 'Estado' },
      help: {
        en: 'The state or region, as it is written there. Optional.',
        br: 'O estado ou a região, como se escreve lá. Opcional.',
      },
      max: 60,
      example: 'NY',
    }),
    street,
    district,
    postalCode: words({
      title: { en: 'Postal code', br: 'Código postal' },
      help: {
        en: 'As it is written there. Optional.',
        br: 'Como se escreve lá. Opcional.',
      },
      max: 60,
      example: '1100-048',
    }),
    ...further,
  },
})
