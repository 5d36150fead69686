import { openingTimes } from '../openingTimes.ts'
import { text } from '../values.ts'
import { section } from './section.ts'

export const hours = section({
  type: 'hours',
  title: { en: 'Opening hours', br: 'Horário de funcionamento' },
  description: {
    en: 'The opening hours of the company, and of offices with different hours.',
    br: 'O horário da empresa e dos endereços que têm horário próprio.',
  },
  heading: { en: 'When we are open', br: 'Horário de atendimento' },
  properties: {
    entries: openingTimes(
      { en: 'Entries', br: 'Itens' },
      {
        en: 'The opening hours of the company, in the order of the page.',
        br: 'O horário da empresa, na ordem da página.',
      },
    ),
    note: text({
      title: { en: 'Note', br: 'Nota' },
      help: {
        en: 'A line below the hours, such as on holidays. Optional.',
        br: 'Uma linha abaixo do horário, p. ex. sobre feriados. Opcional.',
      },
      max: 200,
      example: 'hours.note',
      multiline: true,
    }),
  },
  required: ['entries'],
  needs: [{ parts: ['offices'], isOptional: true }],
})
