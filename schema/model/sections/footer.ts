import { list, show } from '../groups.ts'
import { link } from '../links.ts'
import type { ModelNode } from '../node.ts'
import { footerTexts } from '../texts/footer.ts'
import { section } from './section.ts'

const footerLink: ModelNode = link({
  title: { en: 'Footer link', br: 'Link do rodapé' },
  description: {
    en: 'A link in the last lines of the page',
    br: 'Um link nas últimas linhas da página',
  },
  called: 'link',
  max: 60,
  example: 'footer.privacy',
  entryName: { en: 'footer link #', br: 'o link # do rodapé' },
  namedBy: ['label', 'address'],
  standsAlone: true,
  defaultSnippets: [
    {
      label: { en: 'New footer link', br: 'Novo link do rodapé' },
      description: {
        en: 'To another site, or to a PDF or a page in HTML in the folder public. Write its words under catalogs, in each language.',
        br: 'Para outro site ou para um PDF ou uma página em HTML da pasta public. Escreva as palavras em catalogs, em cada idioma.',
      },
      body: { label: 'footer.${1:privacy}', address: '${2:/privacy.pdf}' },
    },
  ],
})

export const footer = section({
  type: 'footer',
  isSingle: true,
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
  needs: [{ parts: ['offices'], texts: Object.keys(footerTexts) }],
  snippet: { id: '${1:footer}' },
  next: { en: 'Give it an id of its own.', br: 'Dê a ela um id próprio.' },
  definitions: { footerLink },
})
