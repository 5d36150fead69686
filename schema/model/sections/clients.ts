import { group, list, show } from '../groups.ts'
import type { ModelNode } from '../node.ts'
import { clientsTexts } from '../texts/clients.ts'
import { choice, text } from '../values.ts'
import { quote } from './quotes.ts'
import { section } from './section.ts'

const inSentences = { entryName: { en: 'fact #', br: 'o número #' } }

const factText = text({
  title: { en: 'Text', br: 'Texto' },
  help: {
    en: 'What the number counts, e.g. “years in business”.',
    br: 'A que o número se refere, p. ex. “anos de estrada”.',
  },
  max: 60,
  example: 'clients.since.text',
})

const fact: ModelNode = {
  title: { en: 'Fact', br: 'Número' },
  inFile: {
    en: 'With "counts" the page computes the number; otherwise write a "figure".',
    br: 'Com "counts", a página calcula o número; sem isso, escreva "figure".',
  },
  help: {
    en: 'A number that impresses clients.',
    br: 'Um número que interessa aos clientes.',
  },
  ...inSentences,
  type: 'object',
  tsType: 'WrittenFact | CountedFact',
  if: { properties: { counts: { doNotSuggest: true } }, required: ['counts'] },
  then: { $ref: '#/definitions/countedFact' },
  else: { $ref: '#/definitions/writtenFact' },
}

const writtenFact: ModelNode = group({
  title: { en: 'Fact', br: 'Número' },
  help: { en: 'A number as you write it.', br: 'Um número que você escreve.' },
  ...inSentences,
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
    text: factText,
  },
})

const countedFact: ModelNode = group({
  title: { en: 'Computed fact', br: 'Número calculado' },
  help: {
    en: 'A number that the page computes from the years, right in every year.',
    br: 'Um número que a página calcula a partir dos anos, certo em qualquer ano.',
  },
  ...inSentences,
  required: ['counts', 'text'],
  properties: {
    counts: choice({
      title: { en: 'Computed number', br: 'Número calculado' },
      help: {
        en: 'The number. Without any year to compute it from, the fact is not shown.',
        br: 'O número. Sem nenhum ano de onde calcular, o número não aparece.',
      },
      choices: {
        years: {
          en: 'The years since the company was founded, or else since its first client',
          br: 'Os anos desde a fundação da empresa ou, sem ela, desde o primeiro cliente',
        },
        average: {
          en: 'For how many years the clients have been with the company, on average',
          br: 'Há quantos anos os clientes estão com a empresa, em média',
        },
      },
      examples: ['years'],
    }),
    text: factText,
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
    record: text({
      isHeading: true,
      title: { en: 'Line on the record', br: 'Frase do histórico' },
      help: {
        en: 'One line in large letters. It is shown on the drawing of your years: a column for each year, and for each client a band that begins in its year. Two clients with a year are enough for the drawing.',
        br: 'Uma frase em letras grandes. Ela aparece no desenho dos seus anos: uma coluna por ano e, para cada cliente, uma faixa que começa no ano dele. Bastam dois clientes com ano para o desenho aparecer.',
      },
      max: 60,
      example: 'clients.record',
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
  needs: [{ parts: ['clients'] }, { texts: Object.keys(clientsTexts), isOptional: true }],
  definitions: { fact, writtenFact, countedFact, clientQuote },
})
