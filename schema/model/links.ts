/** Buttons, links and menu entries: where each can lead, in one shape everywhere. */
import { group } from './groups.ts'
import type { ModelNode, TextOrBilingual } from './node.ts'
import { patterns } from './patterns.ts'
import { inBoth, withExample } from './sentences.ts'
import { email, label, phone, text, toSection, value } from './values.ts'

const fileExample = '/privacy.pdf'

/** An address, or a document in the folder public. */
export function addressOrFile(description: TextOrBilingual): ModelNode {
  return value({
    title: { en: 'Address or document', br: 'Endereço ou documento' },
    inFile: {
      en: 'An address starts with https://; for a PDF or HTML file in the folder public, such as public/privacy.pdf, write "/privacy.pdf".',
      br: 'Um endereço começa com https://; um PDF ou uma página em HTML fica na pasta public, e o arquivo public/privacy.pdf se escreve "/privacy.pdf".',
    },
    help: description,
    format: 'linkOrFile',
    pattern: `^(https://|/[^\\s]+\\.(pdf|html)$)|${patterns.host}`,
    patternErrorMessage: {
      en: 'Write an address that starts with https://, or a PDF or a page in HTML in the folder public: public/privacy.pdf is written "/privacy.pdf".',
      br: 'Escreva um endereço que comece com https://, ou um PDF ou uma página em HTML da pasta public: public/privacy.pdf se escreve "/privacy.pdf".',
    },
    example: fileExample,
    examples: [fileExample, 'https://www.example.com/privacy'],
  })
}

/** What a visitor's WhatsApp proposes to send. */
export const firstMessage = {
  max: 200,
  example: 'contact.whatsappText',
  usual: { en: 'Hello! I found you on your website.', br: 'Olá! Vim pelo site.' },
  keepsLines: true,
}

/** The properties for where a link leads; each link has one of them. */
function destinations(
  called: TextOrBilingual,
  section: string,
): Record<string, ModelNode> {
  const { en, br } = inBoth(called)
  return {
    section: toSection(called, section),
    address: addressOrFile({
      en: `Where the ${en} leads outside the page.`,
      br: `Para onde o ${br} leva fora da página.`,
    }),
    whatsapp: text({
      title: { en: 'WhatsApp message', br: 'Mensagem no WhatsApp' },
      help: {
        en: 'Opens a chat with the company’s WhatsApp number. Write the message that is already typed when a visitor opens the chat.',
        br: 'Abre uma conversa com o número de WhatsApp da empresa. Escreva a mensagem que já aparece quando o visitante abre a conversa.',
      },
      ...firstMessage,
    }),
    phone: phone({
      title: { en: 'Phone', br: 'Telefone' },
      help: withExample(
        {
          en: `The number that the ${en} calls`,
          br: `O número para o qual o ${br} liga`,
        },
        '“+55 61 3555-0100”',
      ),
    }),
    email: email({
      en: `The address to which the ${en} begins an e-mail`,
      br: `O endereço para o qual o ${br} começa um e-mail`,
    }),
  }
}

const names = Object.keys(destinations('', ''))

/** Asks for exactly one of them, the usual one first. */
const oneDestination = (usual: string) =>
  [usual, ...names.filter((name) => name !== usual)].map((name) => ({ required: [name] }))

/** Where a link leads, for a link whose words are in another part of the content. */
export const destination: ModelNode = group({
  title: { en: 'Destination', br: 'Destino' },
  help: {
    en: 'Where a link leads: to a section, an address, WhatsApp, a phone or an e-mail.',
    br: 'Para onde um link leva: uma seção, um endereço, WhatsApp, um telefone ou um e-mail.',
  },
  tsType: names.map((name) => `{ ${name}: string }`).join(' | '),
  properties: destinations('link', 'contact'),
  oneOf: oneDestination('email'),
})

interface LinkNode extends ModelNode {
  help: TextOrBilingual
  /** A button or a menu entry, if it is no link; in Portuguese a masculine noun. */
  called?: TextOrBilingual
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
  called = 'link',
  max,
  example,
  section = 'contact',
  destination = 'section',
  ...rest
}: LinkNode): ModelNode {
  return group({
    title: 'Link',
    inFile: {
      en: 'In the place of "section" it can have "address", "whatsapp", "phone" or "email".',
      br: 'No lugar de "section" pode vir "address", "whatsapp", "phone" ou "email".',
    },
    tsType: '({ label: string; hidden?: boolean } & Destination)',
    ...rest,
    required: ['label'],
    oneOf: oneDestination(destination),
    properties: {
      label: label({ on: called, max, example }),
      ...destinations(called, section),
    },
  })
}
