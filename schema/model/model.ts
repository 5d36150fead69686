/** The model of the whole content: what each place may contain, and everything known about it. */
import { color, id, textId, sectionId } from './base.ts'
import { captcha } from './captcha.ts'
import { catalog, catalogs, eachCatalog } from './catalogs.ts'
import { client, clients } from './clients.ts'
import { company, socialLink } from './company.ts'
import { email } from './email.ts'
import { group, list } from './groups.ts'
import { header } from './header.ts'
import { destination } from './links.ts'
import { words } from './messages/messages.ts'
import type { ModelNode } from './node.ts'
import { notice } from './notice.ts'
import { office, officeAbroad, officeInBrazil, offices } from './offices.ts'
import { openingTime } from './openingTimes.ts'
import { sectionNode, type SectionModel } from './sections/section.ts'
import { sectionModels } from './sections/sections.ts'
import { service, services } from './services.ts'
import { tunedColors, site } from './site.ts'
import { value } from './values.ts'

export const sectionTypes: readonly string[] = sectionModels.map(({ type }) => type)

const section = sectionNode(sectionModels)
/** The property `type` of a section, with all types to choose from. */
export const sectionTypeNode: ModelNode = section.properties?.['type'] ?? {}

/** Shapes that a $ref names. */
export const definitions: Readonly<Record<string, ModelNode>> = {
  id,
  sectionId,
  color,
  tunedColors,
  textId,
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
    sectionModels.flatMap((each) => Object.entries(each.definitions)),
  ),
  catalog,
}

/** A reference to a definition, with its title and description next to it. */
function reference(name: string, { title, help }: ModelNode): ModelNode {
  return { ...(title && { title }), ...(help && { help }), $ref: `#/definitions/${name}` }
}

/** Requires what a section of a type needs where one is on the page. */
function needsOf({ type, needs }: SectionModel): ModelNode[] {
  const demanded = needs.filter(({ isOptional }) => !isOptional)
  return demanded.map(({ parts = [], texts = [], unlessFalse }) => {
    const shown: ModelNode = {
      type: 'object',
      required: ['type'],
      properties: {
        type: { const: type },
        hidden: { const: false },
        ...(unlessFalse === undefined ? {} : { [unlessFalse]: { const: true } }),
      },
    }
    return {
      if: { properties: { sections: { type: 'array', contains: shown } } },
      then: {
        required: parts,
        ...(texts.length > 0 && { properties: { catalogs: eachCatalog(texts) } }),
      },
    }
  })
}

export const model: ModelNode = group({
  ...words('content'),
  required: ['site', 'company', 'header', 'sections', 'catalogs'],
  allOf: sectionModels.flatMap(needsOf),
  properties: {
    $schema: value({
      ...words('content.$schema'),
      example: '../schema/site.schema.json',
      examples: ['../schema/site.schema.json', '../schema/site.schema.br.json'],
    }),
    site,
    company,
    notice,
    header,
    sections: list({
      ...words('content.sections'),
      distinct: ['title'],
      items: { $ref: '#/definitions/section' },
    }),
    services,
    clients,
    offices,
    email: reference('emailSettings', email),
    captcha: reference('captchaSettings', captcha),
    catalogs,
  },
})
