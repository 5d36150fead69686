import type { ModelNode } from '../node.ts'
import { text } from '../values.ts'
import { sectionOfEntries } from './section.ts'

const price: ModelNode = {
  title: { en: 'Price', br: 'Preço' },
  entryName: { en: 'price #', br: 'o preço #' },
  namedBy: ['title'],
  required: ['title', 'price'],
  offered: ['text'],
  properties: {
    title: text({
      isHeading: true,
      title: { en: 'What', br: 'O quê' },
      max: 60,
      example: 'prices.basic.title',
    }),
    text: text({
      title: { en: 'For whom', br: 'Para quem' },
      help: {
        en: 'For whom it is, or what belongs to it. Optional.',
        br: 'Para quem é, ou o que está incluído. Opcional.',
      },
      max: 200,
      example: 'prices.basic.text',
      multiline: true,
    }),
    price: text({
      isHeading: true,
      title: { en: 'Price', br: 'Preço' },
      help: {
        en: 'The price with its currency and, if need be, the period, e.g. “R$ 900 a month” or “on request”.',
        br: 'O preço com a moeda e, se for o caso, o período, p. ex. “R$ 900 por mês” ou “sob consulta”.',
      },
      max: 30,
      example: 'prices.basic.price',
    }),
  },
}

export const prices = sectionOfEntries({
  type: 'prices',
  title: { en: 'Prices', br: 'Preços' },
  heading: { en: 'What it costs', br: 'Quanto custa' },
  description: {
    en: 'What things cost: what, for whom, and the price.',
    br: 'Quanto custa: o quê, para quem e o preço.',
  },
  entries: {
    type: 'price',
    node: price,
    all: { en: 'The prices', br: 'Os preços' },
    also: {
      en: 'For prices in groups, write a section for each group.',
      br: 'Para preços em grupos, faça uma seção para cada grupo.',
    },
    most: 40,
  },
})
