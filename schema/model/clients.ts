import { group, list } from './groups.ts'
import type { ModelNode } from './node.ts'
import { logo } from './pictures.ts'
import { address, onOff, ownId, picture, properName, text } from './values.ts'

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
        en: 'The client’s name, read out for its logo by screen readers.',
        br: 'O nome do cliente, lido para quem não enxerga no lugar do logo.',
      },
      example: 'Acme',
    }),
    logo: picture({
      role: logo,
      title: 'Logo',
      help: {
        en: 'The picture, with a transparent background, best an SVG.',
        br: 'A imagem, com fundo transparente, de preferência um SVG.',
      },
    }),
    plate: onOff({
      default: false,
      title: { en: 'Logo on a plate', br: 'Logo numa placa' },
      help: {
        en: 'The logo in its own colors on a white plate with round corners, for a logo that cannot be shown in one color or has no transparent background.',
        br: 'O logo com as cores dele numa placa branca de cantos redondos, para um logo que não dá para mostrar numa cor só ou que não tem fundo transparente.',
      },
    }),
    note: text({
      title: { en: 'Note', br: 'Nota' },
      help: {
        en: 'A few words beside the logo, such as what you do for the client. A second line, such as since when, is smaller. Leave it out for none.',
        br: 'Poucas palavras ao lado do logo, como o que vocês fazem para o cliente. Uma segunda linha, como desde quando, fica menor. Deixe-a de fora se não quiser nenhuma.',
      },
      max: 60,
      multiline: true,
      keepsLines: true,
      example: 'clients.acme.note',
    }),
    website: address({
      title: { en: 'Website', br: 'Site do cliente' },
      help: {
        en: 'The client’s own site, opened by a click on the logo. Leave it out for none.',
        br: 'O site do próprio cliente, aberto por um clique no logo. Deixe de fora se não houver.',
      },
      example: 'https://www.acme.com',
    }),
  },
})
