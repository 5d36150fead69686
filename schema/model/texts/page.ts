import type { ModelNode } from '../node.ts'
import { codeText } from './codeText.ts'

/** The page itself, its header and its links. */
export const pageTexts: Record<string, ModelNode> = {
  'page.title': codeText({
    isOwn: true,
    title: { en: 'Page title', br: 'Título da página' },
    description: {
      en: 'The name of the page in the browser tab, in search results and when it is shared',
      br: 'O nome da página na aba do navegador, nos resultados de busca e quando é compartilhada',
    },
    max: 70,
    example: { en: 'Acme: custom software', br: 'Acme: software sob medida' },
  }),
  'page.description': codeText({
    isOwn: true,
    title: { en: 'Page description', br: 'Descrição da página' },
    description: {
      en: 'The sentence under the title in search results and when the page is shared',
      br: 'A frase abaixo do título nos resultados de busca e quando a página é compartilhada',
    },
    max: 180,
    example: {
      en: 'Cloud, custom software and AI by one senior team.',
      br: 'Nuvem, software sob medida e IA com uma só equipe sênior.',
    },
  }),
  'page.missing': codeText({
    title: { en: 'Missing page', br: 'Página que não existe' },
    description: {
      en: 'Optional. Shown at an address of the site that does not exist; a link to the page follows',
      br: 'Opcional. O que se lê ao abrir um endereço do site em que não há nada; em seguida vem o caminho para a página',
    },
    max: 120,
    example: {
      en: 'There is nothing at this address. The page is here:',
      br: 'Não há nada neste endereço. A página fica aqui:',
    },
  }),
  'skip.toContent': codeText({
    title: { en: 'Skip to content', br: 'Pular para o conteúdo' },
    description: {
      en: 'First link of the page, for people who use the keyboard: skips the header',
      br: 'Primeiro link da página, para quem usa o teclado: pula o cabeçalho',
    },
    max: 40,
    example: { en: 'Skip to content', br: 'Pular para o conteúdo' },
  }),
  'header.home': codeText({
    title: { en: 'Link to the top', br: 'Link para o início' },
    description: {
      en: 'What a screen reader says for the logo and the name in the header, which lead to the top. {company} is the name of the company',
      br: 'Para quem não enxerga: o nome do logo e do nome no cabeçalho, que levam ao início. {company} é o nome da empresa',
    },
    max: 60,
    example: { en: '{company}, back to top', br: '{company}, voltar ao início' },
    placeholders: ['company'],
  }),
  'header.menu': codeText({
    title: 'Menu',
    description: {
      en: 'The name of the menu, and the word on its button on phones',
      br: 'O nome do menu e a palavra do botão dele em celulares',
    },
    max: 20,
    example: 'Menu',
  }),
  'footer.newTab': codeText({
    title: { en: 'New tab', br: 'Nova aba' },
    description: {
      en: 'Added, for screen readers, to links that open in a new tab',
      br: 'Para quem não enxerga: acrescentado aos links que abrem em nova aba',
    },
    max: 40,
    example: { en: 'opens in a new tab', br: 'abre em nova aba' },
  }),
}
