import { group, list, show } from '../groups.ts'
import type { ModelNode } from '../node.ts'
import { text } from '../values.ts'
import { quote } from './quotes.ts'
import { section } from './section.ts'

const fact: ModelNode = group({
  title: { en: 'Fact', br: 'Número' },
  help: {
    en: 'A number that impresses clients.',
    br: 'Um número que interessa aos clientes.',
  },
  entryName: { en: 'fact #', br: 'o número #' },
  required: ['figure', 'text'],
  properties: {
    figure: text({
      isHeading: true,
      title: { en: 'Figure', br: 'Número' },
      help: {
        en: 'The number, shown very large, e.g. “19” or “99.9%”.',
        br: 'O número, bem grande, p. ex. “19” ou “99,9%”.',
      },
      max: 6,
      example: 'clients.since.figure',
    }),
    text: text({
      title: { en: 'Text', br: 'Texto' },
      help: {
        en: 'What the number counts, e.g. “years in business”.',
        br: 'A que o número se refere, p. ex. “anos de estrada”.',
      },
      max: 60,
      example: 'clients.since.text',
    }),
  },
})

const clientQuote: ModelNode = group({
  ...quote,
  properties: {
    ...quote.properties,
    text: text({
      isHeading: true,
      title: { en: 'Text', br: 'Texto' },
      help: {
        en: 'One sentence of the person, without quotation marks.',
        br: 'Uma frase da pessoa, sem aspas.',
      },
      max: 120,
      example: 'clients.quote.text',
    }),
    role: text({
      title: { en: 'Role', br: 'Cargo' },
      help: { en: 'What the person does there.', br: 'O que a pessoa faz lá.' },
      max: 60,
      example: 'clients.quote.role',
    }),
  },
})

export const clients = section({
  type: 'clients',
  title: { en: 'Clients', br: 'Clientes' },
  description: { en: 'The logos of the clients.', br: 'Os logos dos clientes.' },
  heading: { en: 'Who works with us', br: 'Quem já trabalha com a gente' },
  properties: {
    facts: list({
      title: { en: 'Facts', br: 'Números' },
      help: {
        en: 'Up to 4 numbers below the heading, very large. Optional.',
        br: 'Até 4 números abaixo do título, bem grandes. Opcional.',
      },
      maxItems: 4,
      items: { $ref: '#/definitions/fact' },
    }),
    quote: {
      title: { en: 'Quote', br: 'Depoimento' },
      help: {
        en: 'What one client says, in large letters above the logos. Optional.',
        br: 'O que um cliente diz, em letras grandes, acima dos logos. Opcional.',
      },
      $ref: '#/definitions/clientQuote',
    },
    quotes: list({
      title: { en: 'Further quotes', br: 'Outros depoimentos' },
      help: {
        en: 'Up to 2 more quotes, in smaller letters below the first. Optional.',
        br: 'Até 2 depoimentos a mais, em letras menores, abaixo do primeiro. Opcional.',
      },
      maxItems: 2,
      items: { $ref: '#/definitions/quote' },
    }),
    show: show({
      from: 'clients',
      called: { en: 'clients', br: 'clientes' },
      example: 'acme',
    }),
  },
  needs: [{ parts: ['clients'] }],
  definitions: { fact, clientQuote },
})
