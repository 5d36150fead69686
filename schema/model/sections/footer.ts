import { listOf, shownEntries } from '../groups.ts'
import { link } from '../links.ts'
import { message, messagesOf } from '../messages/messages.ts'
import type { ModelNode } from '../node.ts'
import { footerTexts } from '../texts.ts'
import { choice } from '../values.ts'
import { section } from './section.ts'

const footerLink: ModelNode = link({
  ...messagesOf('section.footer.link'),
  max: 60,
  example: 'footer.privacy',
  usualDestination: 'address',
  namedBy: ['label', 'address'],
})

export const footerSection = section({
  type: 'footer',
  isSingle: true,
  properties: {
    layout: choice(['columns', 'centered'], { default: 'columns' }),
    sign: choice(['heart', 'mark', 'none'], { default: 'heart' }),
    show: shownEntries('offices', message('section.footer.noun'), 'brasilia'),
    accessibility: link({ max: 60, example: 'footer.accessibility' }),
    links: listOf('footerLink', { maxItems: 6 }),
  },
  needs: [{ parts: ['offices'], texts: Object.keys(footerTexts) }],
  definitions: { footerLink },
})
