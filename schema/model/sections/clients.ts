import { show } from '../groups.ts'
import { heading, headingSnippet, section } from './section.ts'

export const clients = section({
  type: 'clients',
  title: { en: 'Clients', br: 'Clientes' },
  description: { en: 'The logos of the clients.', br: 'Os logos dos clientes.' },
  properties: {
    ...heading('clients'),
    show: show({
      from: 'clients',
      called: { en: 'clients', br: 'clientes' },
      example: 'acme',
    }),
  },
  required: ['title'],
  needs: ['clients'],
  snippet: headingSnippet('clients'),
})
