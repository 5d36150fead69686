/** The model of the complete content: the possible values of each property, its messages, and how it is used. */
import { catalog, catalogs, requiredTextsNode } from './catalogs.ts'
import { company, socialLink } from './company.ts'
import { captcha, email } from './email.ts'
import { hidden, listOf, list, groupWithMessages } from './groups.ts'
import { destination, link } from './links.ts'
import { message, messagesOf } from './messages/messages.ts'
import type { ModelNode } from './node.ts'
import { office, officeAbroad, officeInBrazil, offices } from './offices.ts'
import { openingTime } from './openingTimes.ts'
import { patterns } from './patterns.ts'
import { client, clients } from './sections/clients.ts'
import { sectionNode, type SectionModel } from './sections/section.ts'
import { sectionModels } from './sections/sections.ts'
import { service, services } from './sections/services.ts'
import { tunedColors, site } from './site.ts'
import { text, value } from './values.ts'

export const sectionTypes: readonly string[] = sectionModels.map(({ type }) => type)

const section = sectionNode(sectionModels)
/** The property `type` of a section, with all types to choose from. */
export const sectionTypeNode: ModelNode = section.properties?.['type'] ?? {}

const header = groupWithMessages('header', {
  required: ['menu', 'button'],
  properties: {
    menu: list({
      maxItems: 6,
      items: link({
        ...messagesOf('header.menu.entry'),
        max: 20,
        example: 'nav.contact',
        namedBy: ['section', 'label'],
      }),
    }),
    button: link({ ...messagesOf('header.button'), max: 20, example: 'nav.contact' }),
  },
})

const day = {
  format: 'day',
  pattern: patterns.day,
  patternErrorMessage: message('notice.day.patternErrorMessage'),
} as const

/** A line above the header, visible from the first to the last day, `from` to `until`. */
const notice = groupWithMessages('notice', {
  required: ['text', 'from', 'until', 'close'],
  properties: {
    text: text({ max: 140, example: 'notice.text' }),
    link: link({ max: 40, example: 'notice.link' }),
    from: value({ ...day, example: '2026-12-18' }),
    until: value({ ...day, example: '2027-01-01' }),
    close: text({ max: 40, example: 'notice.close' }),
    hidden,
  },
})

const stringNode = (pattern: string, messages: ModelNode): ModelNode => ({
  type: 'string',
  pattern,
  ...messages,
})

/** The definitions that a `$ref` can name. */
export const definitions: Readonly<Record<string, ModelNode>> = {
  id: stringNode(patterns.id, messagesOf('kind.id')),
  sectionId: stringNode(patterns.sectionId, messagesOf('kind.sectionId')),
  color: stringNode(patterns.color, messagesOf('kind.color')),
  tunedColors,
  textId: stringNode(patterns.textId, messagesOf('kind.textId')),
  section,
  ...Object.fromEntries(sectionModels.map(({ type, node }) => [`${type}Section`, node])),
  service,
  client,
  office,
  officeInBrazil,
  officeAbroad,
  socialLink,
  destination,
  openingTime,
  emailSettings: email,
  captchaSettings: captcha,
  ...Object.fromEntries(
    sectionModels.flatMap((sectionModel) => Object.entries(sectionModel.definitions)),
  ),
  catalog,
}

/** A reference to a definition, with its title and description next to it. */
const reference = (name: string, { title, help }: ModelNode): ModelNode => ({
  ...(title && { title }),
  ...(help && { help }),
  $ref: `#/definitions/${name}`,
})

/** Requires the parts and texts that a type of section needs if such a section is on the page. */
function requirementsOf({ type, needs }: SectionModel): ModelNode[] {
  const requiredNeeds = needs.filter(({ isOptional }) => !isOptional)
  return requiredNeeds.map(({ parts = [], texts = [], unlessFalse }) => {
    const sectionOnPage: ModelNode = {
      type: 'object',
      required: ['type'],
      properties: {
        type: { const: type },
        hidden: { const: false },
        ...(unlessFalse === undefined ? {} : { [unlessFalse]: { const: true } }),
      },
    }
    return {
      if: { properties: { sections: { type: 'array', contains: sectionOnPage } } },
      then: {
        required: parts,
        ...(texts.length > 0 && { properties: { catalogs: requiredTextsNode(texts) } }),
      },
    }
  })
}

export const model: ModelNode = groupWithMessages('content', {
  required: ['site', 'company', 'header', 'sections', 'catalogs'],
  allOf: sectionModels.flatMap(requirementsOf),
  properties: {
    $schema: value({
      example: '../schema/site.schema.json',
      examples: ['../schema/site.schema.json', '../schema/site.schema.br.json'],
    }),
    site,
    company,
    notice,
    header,
    sections: listOf('section'),
    services,
    clients,
    offices,
    email: reference('emailSettings', email),
    captcha: reference('captchaSettings', captcha),
    catalogs,
  },
})
