/** The whole content: what may stand where, and all that is known of a place. */
import { color, id, textId, sectionId } from './base.ts'
import { captcha } from './captcha.ts'
import { catalog, catalogs, eachCatalog } from './catalogs.ts'
import { client, clients } from './clients.ts'
import { tunedColors } from './colors.ts'
import { company, socialLink } from './company.ts'
import { email } from './email.ts'
import { group, list } from './groups.ts'
import { header } from './header.ts'
import { destination } from './links.ts'
import type { ModelNode } from './node.ts'
import { notice } from './notice.ts'
import { office, officeAbroad, officeInBrazil, offices } from './offices.ts'
import { openingTime } from './openingTimes.ts'
import { sectionNode, type SectionModel } from './sections/section.ts'
import { sectionModels } from './sections/sections.ts'
import { service, services } from './services.ts'
import { site } from './site.ts'
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
function reference(name: string, { title = '', help = '' }: ModelNode): ModelNode {
  return { title, help, $ref: `#/definitions/${name}` }
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
  title: 'SiteContent',
  help: {
    en: 'Everything on the page: its sections in order, services, clients, offices and every text in each language.',
    br: 'Tudo o que está na página: as seções em ordem, os serviços, os clientes, as unidades e todos os textos em cada idioma.',
  },
  inSentence: { en: 'the file', br: 'o arquivo' },
  required: ['site', 'company', 'header', 'sections', 'catalogs'],
  allOf: sectionModels.flatMap(needsOf),
  properties: {
    $schema: value({
      title: { en: 'Help while typing', br: 'Ajuda ao digitar' },
      help: {
        en: 'Leave this line as it is: “../schema/site.schema.json” is how an editor such as VS Code finds this help; with “../schema/site.schema.br.json” it is in Portuguese.',
        br: 'Deixe esta linha como está: por “../schema/site.schema.json” um editor como o VS Code encontra esta ajuda em inglês; por “../schema/site.schema.br.json”, em português.',
      },
      example: '../schema/site.schema.json',
      examples: ['../schema/site.schema.json', '../schema/site.schema.br.json'],
    }),
    site,
    company,
    notice,
    header,
    sections: list({
      title: { en: 'Sections', br: 'Seções' },
      inFile: {
        en: 'Move one here, with its braces, and it moves on the page.',
        br: 'Mude uma de lugar aqui, com as chaves, e ela muda de lugar na página.',
      },
      help: {
        en: 'The sections of the page from top to bottom.',
        br: 'As seções da página, de cima para baixo.',
      },
      inSentence: { en: 'the list of sections', br: 'a lista de seções' },
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
