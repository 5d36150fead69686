import { list, show } from '../groups.ts'
import { link } from '../links.ts'
import type { ModelNode } from '../node.ts'
import { footerTexts } from '../texts/footer.ts'
import { choice } from '../values.ts'
import { section } from './section.ts'

const footerLink: ModelNode = link({
  title: { en: 'Footer link', br: 'Link do rodapé' },
  help: {
    en: 'A link in the last lines of the page.',
    br: 'Um link nas últimas linhas da página.',
  },
  max: 60,
  example: 'footer.privacy',
  destination: 'address',
  entryName: { en: 'footer link #', br: 'o link # do rodapé' },
  namedBy: ['label', 'address'],
})

export const footer = section({
  type: 'footer',
  isSingle: true,
  title: { en: 'Footer', br: 'Rodapé' },
  description: {
    en: 'The end of the page: offices, social networks, copyright line.',
    br: 'O fim da página: endereços, redes sociais, linha de copyright.',
  },
  properties: {
    layout: choice({
      default: 'columns',
      title: { en: 'Layout', br: 'Composição' },
      help: {
        en: 'How offices and links stand on the last lines of the page.',
        br: 'Como unidades e links ficam nas últimas linhas da página.',
      },
      choices: {
        columns: { en: 'In columns', br: 'Em colunas' },
        centered: {
          en: 'Centered, one below the other',
          br: 'No meio, um abaixo do outro',
        },
      },
    }),
    sign: choice({
      default: 'heart',
      title: { en: 'Sign at the end', br: 'Sinal no fim' },
      help: {
        en: 'What stands behind the last words of the page.',
        br: 'O que fica depois das últimas palavras da página.',
      },
      choices: {
        heart: { en: 'A heart', br: 'Um coração' },
        mark: { en: 'The company’s mark', br: 'O símbolo da empresa' },
        none: { en: 'Nothing', br: 'Nada' },
      },
    }),
    show: show({
      from: 'offices',
      called: { en: 'offices', br: 'endereços' },
      example: 'brasilia',
    }),
    accessibility: link({
      title: { en: 'Accessibility', br: 'Acessibilidade' },
      help: {
        en: 'A link with the symbol of accessibility: an e-mail, a phone, an address or a file where one can report a barrier on the page. In Brazil the law asks companies for it (LBI, Law 13.146/2015, article 63). Optional.',
        br: 'Um link com o símbolo de acessibilidade: um e-mail, um telefone, um endereço ou um arquivo para avisar de uma barreira na página. A lei pede isso às empresas (LBI, Lei 13.146/2015, artigo 63). Opcional.',
      },
      inSentence: { en: 'the accessibility link', br: 'o link de acessibilidade' },
      max: 60,
      example: 'footer.accessibility',
    }),
    links: list({
      title: 'Links',
      help: {
        en: 'Links in the last lines of the page, up to six. Optional.',
        br: 'Links nas últimas linhas da página, até seis. Opcional.',
      },
      maxItems: 6,
      items: { $ref: '#/definitions/footerLink' },
    }),
  },
  needs: [{ parts: ['offices'], texts: Object.keys(footerTexts) }],
  definitions: { footerLink },
})
