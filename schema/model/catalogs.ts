import { group } from './groups.ts'
import type { ModelNode } from './node.ts'
import { footerTexts } from './texts/footer.ts'
import { formTexts } from './texts/form.ts'
import { pageTexts } from './texts/page.ts'

export const catalogs: ModelNode = group({
  title: { en: 'Texts', br: 'Textos' },
  description: {
    en: 'Every text of the page, in English (en) and in Brazilian Portuguese (br). Both have the same names, e.g. "hero.title".',
    br: 'Todos os textos da página, em inglês (en) e em português do Brasil (br). Os nomes são os mesmos nos dois, p. ex. "hero.title".',
  },
  tsType: '{ en: Catalog; br: Catalog }',
  required: ['en', 'br'],
  properties: {
    en: {
      title: { en: 'English', br: 'Inglês' },
      description: {
        en: 'All texts in English, by their names, e.g. "nav.contact": "Contact".',
        br: 'Todos os textos em inglês, pelos nomes, p. ex. "nav.contact": "Contact".',
      },
      inSentence: { en: 'the English texts', br: 'os textos em inglês' },
      $ref: '#/definitions/catalog',
    },
    br: {
      title: 'Português',
      description: {
        en: 'All texts in Brazilian Portuguese, by their names, e.g. "nav.contact": "Contato".',
        br: 'Todos os textos em português do Brasil, pelos nomes, p. ex. "nav.contact": "Contato".',
      },
      inSentence: { en: 'the Portuguese texts', br: 'os textos em português' },
      $ref: '#/definitions/catalog',
    },
  },
})

/** The texts that the page's own code asks for. */
const codeTexts = { ...pageTexts, ...formTexts, ...footerTexts }
const optional = ['page.missing']

export const catalog: ModelNode = {
  type: 'object',
  required: Object.keys(codeTexts).filter((id) => !optional.includes(id)),
  properties: codeTexts,
  additionalProperties: {
    title: { en: 'Text', br: 'Texto' },
    description: {
      en: 'A text of your own, e.g. "services.cloud.title": "Cloud computing". A section, a service or a menu entry shows it by its name.',
      br: 'Um texto seu, p. ex. "services.cloud.title": "Cloud computing". Uma seção, um serviço ou um item do menu o mostra pelo nome.',
    },
    type: 'string',
    pattern: '\\S',
    errorMessage: {
      en: 'Write the text between straight quotes, e.g. "Cloud computing".',
      br: 'Escreva o texto entre aspas retas, p. ex. "Cloud computing".',
    },
    patternErrorMessage: {
      en: 'This text is empty. Write something between the quotes, e.g. "Cloud computing".',
      br: 'Este texto está vazio. Escreva algo entre as aspas, p. ex. "Cloud computing".',
    },
  },
  propertyNames: {
    pattern: '^[a-z][a-zA-Z0-9]*(\\.[a-z][a-zA-Z0-9]*)*$',
    patternErrorMessage: {
      en: 'Name a text with letters and digits without accents, joined by dots and starting with a small letter, e.g. "services.cloud.title".',
      br: 'Dê ao texto um nome de letras e algarismos sem acento, ligados por pontos e começando com letra minúscula, p. ex. "services.cloud.title".',
    },
  },
}
