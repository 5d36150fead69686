/** Buttons, links, and menu items. All of them have the same properties for their destination. */
import type { Bilingual } from '../bilingual.ts'
import { group, groupWithMessages } from './groups.ts'
import { message, messagesOf } from './messages/messages.ts'
import type { ModelNode } from './node.ts'
import { patterns } from './patterns.ts'
import {
  emailAddress,
  emailExample,
  label,
  phoneNumber,
  text,
  sectionReference,
  value,
} from './values.ts'

const fileExample = '/privacy.pdf'

/** A web address, or the path of a document in `public`. */
export function addressOrFile(help: Bilingual): ModelNode {
  return value({
    ...messagesOf('kind.addressOrFile'),
    help,
    format: 'linkOrFile',
    pattern: `^(https://|/[^\\s]+\\.(pdf|html)$)|${patterns.typedAddress}`,
    example: fileExample,
    examples: [fileExample, 'https://www.example.com/privacy'],
  })
}

/** The id of the text that WhatsApp suggests as the visitor's message. */
export const whatsappMessage = text({
  max: 200,
  example: 'contact.whatsappText',
  usualText: message('kind.link.whatsapp.usualText'),
  keepsLines: true,
})

/** The properties for the kinds of destinations. Each link has exactly one of them. */
function destinations(link: Bilingual, section: string): Record<string, ModelNode> {
  return {
    section: sectionReference(link, section),
    address: addressOrFile(message('kind.link.address.help', { link })),
    whatsapp: { ...whatsappMessage, ...messagesOf('kind.link.whatsapp') },
    phone: { ...phoneNumber(), ...messagesOf('kind.link.phone', { link }) },
    email: emailAddress(message('kind.link.email.help', { link, example: emailExample })),
  }
}

const linkNoun = message('kind.link.noun')
const kinds = Object.keys(destinations(linkNoun, ''))

/** Alternatives that require one destination each. New links have the first, so the usual destination comes first. */
const destinationAlternatives = (usual: string) =>
  [usual, ...kinds.filter((kind) => kind !== usual)].map((kind) => ({ required: [kind] }))

/** The destination of a link without a label. */
export const destination: ModelNode = groupWithMessages('destination', {
  tsType: kinds.map((kind) => `{ ${kind}: string }`).join(' | '),
  properties: destinations(linkNoun, 'contact'),
  oneOf: destinationAlternatives('email'),
})

interface LinkNode extends ModelNode {
  /** The name of the link in messages, such as a button or a menu item; in Portuguese a masculine noun. */
  noun?: Bilingual
  /** The maximum length of the label, in characters. */
  max: number
  /** The id of the label's text, for the example. */
  example: string
  /** The id of the section in the example. */
  section?: string
  /** The kind of destination that a new link has. */
  usualDestination?: string
}

/** A button or a link: its label and its destination. */
export function link({
  noun = linkNoun,
  max,
  example,
  section = 'contact',
  usualDestination = 'section',
  ...node
}: LinkNode): ModelNode {
  return group({
    ...messagesOf('kind.link'),
    tsType: '({ label: string; hidden?: boolean } & Destination)',
    ...node,
    required: ['label'],
    oneOf: destinationAlternatives(usualDestination),
    properties: {
      label: label({ link: noun, max, example }),
      ...destinations(noun, section),
    },
  })
}
