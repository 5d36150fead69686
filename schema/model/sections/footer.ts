import { list, show } from '../groups.ts'
import { link } from '../links.ts'
import { choicesOf, message, words } from '../messages/messages.ts'
import type { ModelNode } from '../node.ts'
import { footerTexts } from '../texts.ts'
import { choice } from '../values.ts'
import { section } from './section.ts'

const footerLink: ModelNode = link({
  ...words('section.footer.link'),
  max: 60,
  example: 'footer.privacy',
  destination: 'address',
  namedBy: ['label', 'address'],
})

export const footer = section({
  type: 'footer',
  isSingle: true,
  properties: {
    layout: choice({
      default: 'columns',
      ...words('section.footer.layout'),
      choices: choicesOf('section.footer.layout', ['columns', 'centered']),
    }),
    sign: choice({
      default: 'heart',
      ...words('section.footer.sign'),
      choices: choicesOf('section.footer.sign', ['heart', 'mark', 'none']),
    }),
    show: show({
      from: 'offices',
      called: message('section.footer.called'),
      example: 'brasilia',
    }),
    accessibility: link({
      ...words('section.footer.accessibility'),
      max: 60,
      example: 'footer.accessibility',
    }),
    links: list({
      ...words('section.footer.links'),
      maxItems: 6,
      items: { $ref: '#/definitions/footerLink' },
    }),
  },
  needs: [{ parts: ['offices'], texts: Object.keys(footerTexts) }],
  definitions: { footerLink },
})
