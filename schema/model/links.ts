/** Buttons, links and menu entries: where each can lead, in one shape everywhere. */
import type { Bilingual } from '../bilingual.ts'
import { group, namedGroup } from './groups.ts'
import { message, words } from './messages/messages.ts'
import type { ModelNode } from './node.ts'
import { patterns } from './patterns.ts'
import {
  emailAddress,
  emailExample,
  label,
  phoneNumber,
  text,
  toSection,
  value,
} from './values.ts'

const fileExample = '/privacy.pdf'

/** An address, or a document in the folder public. */
export function addressOrFile(help: Bilingual): ModelNode {
  return value({
    ...words('kind.addressOrFile'),
    help,
    format: 'linkOrFile',
    pattern: `^(https://|/[^\\s]+\\.(pdf|html)$)|${patterns.host}`,
    example: fileExample,
    examples: [fileExample, 'https://www.example.com/privacy'],
  })
}

/** What a visitor's WhatsApp proposes to send. */
export const firstMessage = text({
  max: 200,
  example: 'contact.whatsappText',
  usual: message('kind.link.whatsapp.usual'),
  keepsLines: true,
})

/** The properties for where a link leads; each link has one of them. */
function destinations(called: Bilingual, section: string): Record<string, ModelNode> {
  return {
    section: toSection(called, section),
    address: addressOrFile(message('kind.link.address.help', { called })),
    whatsapp: { ...firstMessage, ...words('kind.link.whatsapp') },
    phone: { ...phoneNumber(), ...words('kind.link.phone', { called }) },
    email: emailAddress(
      message('kind.link.email.help', { called, example: emailExample }),
    ),
  }
}

const called = message('kind.link.called')
const names = Object.keys(destinations(called, ''))

/** Asks for exactly one of them, the usual one first. */
const oneDestination = (usual: string) =>
  [usual, ...names.filter((name) => name !== usual)].map((name) => ({ required: [name] }))

/** Where a link leads, for a link whose words are in another part of the content. */
export const destination: ModelNode = namedGroup('destination', {
  tsType: names.map((name) => `{ ${name}: string }`).join(' | '),
  properties: destinations(called, 'contact'),
  oneOf: oneDestination('email'),
})

interface LinkNode extends ModelNode {
  /** A button or a menu entry, if it is no link; in Portuguese a masculine noun. */
  called?: Bilingual
  /** Of the label, in characters. */
  max: number
  /** The id of the label's text, for the example. */
  example: string
  /** The section in the example. */
  section?: string
  /** The destination that is offered for a new one. */
  destination?: string
}

/** A button or a link, with its words. */
export function link({
  called: named = called,
  max,
  example,
  section = 'contact',
  destination = 'section',
  ...rest
}: LinkNode): ModelNode {
  return group({
    ...words('kind.link'),
    tsType: '({ label: string; hidden?: boolean } & Destination)',
    ...rest,
    required: ['label'],
    oneOf: oneDestination(destination),
    properties: {
      label: label({ on: named, max, example }),
      ...destinations(named, section),
    },
  })
}
