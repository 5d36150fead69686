import { group, list } from './groups.ts'
import type { ModelNode } from './node.ts'
import { logo } from './pictures.ts'
import { address, onOff, ownId, picture, properName, text, year } from './values.ts'

export const clients: ModelNode = list({
  title: { en: 'Clients', br: 'Clientes' },
  help: {
    en: 'The clients in the order of the page: up to 24.',
    br: 'Os clientes na ordem da página: até 24.',
  },
  inSentence: { en: 'the list of clients', br: 'a lista de clientes' },
  distinct: ['name', 'logo', 'website'],
  minItems: 0,
  maxItems: 24,
  items: { $ref: '#/definitions/client' },
})

export const client: ModelNode = group({
  title: { en: 'Client', br: 'Cliente' },
  help: { en: 'A client and its logo.', br: 'Um cliente e o logo dele.' },
  entryName: { en: 'client #', br: 'o cliente #' },
  namedBy: ['name', 'id'],
  required: ['id', 'name', 'logo'],
  properties: {
    id: ownId({ en: 'client', br: 'cliente' }, 'acme'),
    name: properName({
      title: { en: 'Name', br: 'Nome' },
      help: {
        en: 'The client’s name. Screen readers read it aloud instead of the logo.',
        br: 'O nome do cliente. Os leitores de tela leem o nome no lugar do logo.',
      },
      example: 'Acme',
    }),
    logo: picture({
      role: logo,
      title: 'Logo',
      help: {
        en: 'A picture with a transparent background, preferably an SVG.',
        br: 'A imagem, com fundo transparente, de preferência um SVG.',
      },
    }),
    plate: onOff({
      default: false,
      title: { en: 'Logo with a background', br: 'Logo com fundo' },
      help: {
        en: 'The logo in its own colors on a white, rounded background. Use it if the logo needs its colors or has no transparent background.',
        br: 'O logo com as próprias cores sobre um fundo branco arredondado. Use se o logo precisa das cores ou não tem fundo transparente.',
      },
    }),
    note: text({
      title: { en: 'Note', br: 'Nota' },
      help: {
        en: 'A few words next to the logo, such as what you do for the client. A second line is smaller. Optional.',
        br: 'Poucas palavras ao lado do logo, como o que vocês fazem para o cliente. Uma segunda linha fica menor. Opcional.',
      },
      max: 60,
      multiline: true,
      keepsLines: true,
      example: 'clients.acme.note',
    }),
    since: year({
      title: { en: 'Client since', br: 'Cliente desde' },
      help: {
        en: 'The year in which you began to work for the client. The page shows it beside the logo and draws it. Leave it out if you do not want that.',
        br: 'O ano em que vocês começaram a trabalhar para o cliente. A página mostra o ano ao lado do logo e o desenha. Deixe de fora se não quiser.',
      },
      example: 2013,
    }),
    website: address({
      title: { en: 'Website', br: 'Site do cliente' },
      help: {
        en: 'The client’s website. A click on the logo opens it. Optional.',
        br: 'O site do cliente. Um clique no logo abre o site. Opcional.',
      },
      example: 'https://www.acme.com',
    }),
  },
})
