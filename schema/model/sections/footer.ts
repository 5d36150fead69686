import { group, list, show } from '../groups.ts'
import type { ModelNode } from '../node.ts'
import { label, value } from '../values.ts'
import { section } from './section.ts'

const footerLink: ModelNode = group({
  title: { en: 'Footer link', br: 'Link do rodapé' },
  description: {
    en: 'A link in the last lines of the page, e.g. { "label": "footer.privacy", "address": "/privacy.pdf" }.',
    br: 'Um link nas últimas linhas da página, p. ex. { "label": "footer.privacy", "address": "/privacy.pdf" }.',
  },
  entryName: { en: 'footer link #', br: 'o link # do rodapé' },
  namedBy: ['label', 'address'],
  standsAlone: true,
  defaultSnippets: [
    {
      label: { en: 'New footer link', br: 'Novo link do rodapé' },
      description: {
        en: 'To another site, or to a PDF in the folder public. Write its words under catalogs, in en and in br.',
        br: 'Para outro site ou para um PDF na pasta public. Escreva as palavras em catalogs, em en e em br.',
      },
      body: { label: 'footer.${1:privacy}', address: '${2:/privacy.pdf}' },
    },
  ],
  required: ['label', 'address'],
  properties: {
    label: label({ on: 'link', max: 60, example: 'footer.privacy' }),
    address: value({
      title: { en: 'Address', br: 'Endereço' },
      description: {
        en: 'An address that starts with https://, or a PDF in the folder public: the file public/privacy.pdf is written "/privacy.pdf".',
        br: 'Um endereço que comece com https://, ou um PDF na pasta public: o arquivo public/privacy.pdf se escreve "/privacy.pdf".',
      },
      format: 'linkOrPdf',
      pattern: '^(https://|/[^\\s]+\\.pdf$)',
      patternErrorMessage: {
        en: 'Write an address that starts with https://, or a PDF in the folder public: public/privacy.pdf is written "/privacy.pdf".',
        br: 'Escreva um endereço que comece com https://, ou um PDF na pasta public: public/privacy.pdf se escreve "/privacy.pdf".',
      },
      example: '/privacy.pdf',
      examples: ['/privacy.pdf', 'https://www.example.com/privacy'],
    }),
  },
})

export const footer = section({
  type: 'footer',
  otherNames: ['rodape'],
  title: { en: 'Footer', br: 'Rodapé' },
  description: {
    en: 'The end of the page: offices, social networks, copyright line.',
    br: 'O fim da página: escritórios, redes sociais, linha de copyright.',
  },
  properties: {
    show: show({
      from: 'offices',
      called: { en: 'offices', br: 'escritórios' },
      example: 'brasilia',
    }),
    links: list({
      title: 'Links',
      description: {
        en: 'Links in the last lines of the page, up to six, e.g. [{ "label": "footer.privacy", "address": "/privacy.pdf" }]. Leave it out for none.',
        br: 'Links nas últimas linhas da página, até seis, p. ex. [{ "label": "footer.privacy", "address": "/privacy.pdf" }]. Deixe de fora se não houver.',
      },
      maxItems: 6,
      items: { $ref: '#/definitions/footerLink' },
    }),
  },
  snippet: { id: '${1:footer}' },
  next: { en: 'Give it an id of its own.', br: 'Dê a ela um id próprio.' },
  definitions: { footerLink },
})
