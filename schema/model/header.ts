import { group, list } from './groups.ts'
import { link } from './links.ts'
import type { ModelNode } from './node.ts'

export const header: ModelNode = group({
  title: { en: 'Header', br: 'Cabeçalho' },
  help: {
    en: 'The bar at the top of the page: the menu and a button, e.g. “About, Services, Clients” and “Contact”.',
    br: 'A barra no alto da página: o menu e um botão, p. ex. “Sobre, Serviços, Clientes” e “Contato”.',
  },
  inSentence: { en: 'the header', br: 'o cabeçalho' },
  required: ['menu', 'button'],
  properties: {
    menu: list({
      title: 'Menu',
      help: {
        en: 'The menu entries from left to right, one to six.',
        br: 'Os itens do menu da esquerda para a direita, de um a seis.',
      },
      inSentence: { en: 'the menu', br: 'o menu' },
      distinct: ['section', 'label'],
      maxItems: 6,
      items: link({
        title: { en: 'Menu entry', br: 'Item do menu' },
        help: { en: 'One entry of the menu.', br: 'Um item do menu.' },
        called: { en: 'menu entry', br: 'item do menu' },
        max: 20,
        example: 'nav.contact',
        entryName: { en: 'menu entry #', br: 'o item # do menu' },
        namedBy: ['section', 'label'],
      }),
    }),
    button: link({
      title: { en: 'Contact button', br: 'Botão de contato' },
      help: {
        en: 'The button at the end of the header.',
        br: 'O botão no fim do cabeçalho.',
      },
      inSentence: {
        en: 'the contact button of the header',
        br: 'o botão de contato do cabeçalho',
      },
      called: { en: 'button', br: 'botão' },
      max: 20,
      example: 'nav.contact',
    }),
  },
})
