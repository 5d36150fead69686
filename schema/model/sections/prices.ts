import { group, writeTexts } from '../groups.ts'
import type { ModelNode } from '../node.ts'
import { text } from '../values.ts'
import { sectionOfEntries } from './section.ts'

const price: ModelNode = group({
  title: { en: 'Price', br: 'Preço' },
  description: {
    en: 'Something with its price, e.g. { "title": "prices.basic.title", "price": "prices.basic.price" }.',
    br: 'Algo com o preço, p. ex. { "title": "prices.basic.title", "price": "prices.basic.price" }.',
  },
  entryName: { en: 'price #', br: 'o preço #' },
  namedBy: ['title'],
  defaultSnippets: [
    {
      label: { en: 'New price', br: 'Novo preço' },
      description: writeTexts,
      body: {
        title: 'prices.${1:basic}.title',
        text: 'prices.$1.text',
        price: 'prices.$1.price',
      },
    },
  ],
  required: ['title', 'price'],
  properties: {
    title: text({
      isHeading: true,
      title: { en: 'What', br: 'O quê' },
      description: { en: 'What is offered.', br: 'O que se oferece.' },
      max: 60,
      example: 'prices.basic.title',
    }),
    text: text({
      title: { en: 'For whom', br: 'Para quem' },
      description: {
        en: 'For whom it is, or what belongs to it; leave it out for none.',
        br: 'Para quem é, ou o que está incluído; deixe de fora se não houver.',
      },
      max: 200,
      example: 'prices.basic.text',
      multiline: true,
    }),
    price: text({
      isHeading: true,
      title: { en: 'Price', br: 'Preço' },
      description: {
        en: 'The price with its currency, and for how much of it, e.g. “R$ 900 a month” or “on request”.',
        br: 'O preço com a moeda, e por quanto, p. ex. “R$ 900 por mês” ou “sob consulta”.',
      },
      max: 30,
      example: 'prices.basic.price',
    }),
  },
})

export const prices = sectionOfEntries({
  type: 'prices',
  otherNames: ['pricing', 'plans', 'planos', 'valores'],
  title: { en: 'Prices', br: 'Preços' },
  description: {
    en: 'What things cost: what, for whom, and the price.',
    br: 'Quanto custa: o quê, para quem e o preço.',
  },
  entries: {
    type: 'price',
    node: price,
    description: {
      en: 'The prices in the order of the page, up to 40. One price looks like { "title": "prices.basic.title", "price": "prices.basic.price" }. For prices in groups, write a section for each group.',
      br: 'Os preços, na ordem da página, até 40. Um preço é assim: { "title": "prices.basic.title", "price": "prices.basic.price" }. Para preços em grupos, faça uma seção para cada grupo.',
    },
    most: 40,
    snippet: {
      title: 'prices.${4:basic}.title',
      text: 'prices.$4.text',
      price: 'prices.$4.price',
    },
  },
})
