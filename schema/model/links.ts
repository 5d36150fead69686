/** Buttons, links and menu entries: where each can lead, in one shape everywhere. */
import { group } from './groups.ts'
import type { ModelNode, Snippet, TextOrBilingual } from './node.ts'
import { ended, inBoth, sentences, withExample } from './sentences.ts'
import { email, label, phone, text, toSection, value } from './values.ts'

const fileExample = '/privacy.pdf'

/** An address, or a document in the folder public. */
export function addressOrFile(description: TextOrBilingual): ModelNode {
  return value({
    title: { en: 'Address or document', br: 'Endereço ou documento' },
    inFile: {
      en: 'An address starts with https://; a PDF or a page in HTML lies in the folder public, and the file public/privacy.pdf is written "/privacy.pdf".',
      br: 'Um endereço começa com https://; um PDF ou uma página em HTML fica na pasta public, e o arquivo public/privacy.pdf se escreve "/privacy.pdf".',
    },
    help: description,
    format: 'linkOrFile',
    pattern: '^(https://|/[^\\s]+\\.(pdf|html)$)',
    patternErrorMessage: {
      en: 'Write an address that starts with https://, or a PDF or a page in HTML in the folder public: public/privacy.pdf is written "/privacy.pdf".',
      br: 'Escreva um endereço que comece com https://, ou um PDF ou uma página em HTML da pasta public: public/privacy.pdf se escreve "/privacy.pdf".',
    },
    example: fileExample,
    examples: [fileExample, 'https://www.example.com/privacy'],
  })
}

/** The ways to lead somewhere, one of which a link has. */
function ways(called: TextOrBilingual): Record<string, ModelNode> {
  const { en, br } = inBoth(called)
  return {
    section: toSection(called),
    address: addressOrFile({
      en: `Where the ${en} leads outside the page.`,
      br: `Para onde o ${br} leva fora da página.`,
    }),
    whatsapp: text({
      title: { en: 'WhatsApp message', br: 'Mensagem no WhatsApp' },
      description: {
        en: 'Opens a chat with the company’s WhatsApp number. What stands here is the message that the visitor’s WhatsApp proposes to send.',
        br: 'Abre uma conversa com o número de WhatsApp da empresa. Aqui fica a mensagem que o WhatsApp do visitante propõe enviar.',
      },
      max: 200,
      example: 'contact.whatsappText',
      usual: { en: 'Hello! I come from your site.', br: 'Olá! Vim pelo site.' },
      multiline: true,
      keepsLines: true,
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

const oneWay = Object.keys(ways('')).map((way) => ({ required: [way] }))

/** Where a link leads whose words stand elsewhere. */
export const destination: ModelNode = group({
  title: { en: 'Destination', br: 'Destino' },
  help: {
    en: 'Where a link leads: to a section, an address, WhatsApp, a phone or an e-mail.',
    br: 'Para onde um link leva: uma seção, um endereço, WhatsApp, um telefone ou um e-mail.',
  },
  notation: '{ "email": "hello@example.com" }',
  tsType: Object.keys(ways(''))
    .map((way) => `{ ${way}: string }`)
    .join(' | '),
  properties: ways('link'),
  oneOf: oneWay,
})

interface LinkNode extends ModelNode {
  title: TextOrBilingual
  description: TextOrBilingual
  /** A sentence behind the example. */
  also?: TextOrBilingual
  /** A button, a link or a menu entry; in Portuguese a masculine noun. */
  called: TextOrBilingual
  /** Of the label, in characters. */
  max: number
  /** Names of texts for the label. */
  example: string
  examples?: readonly string[]
  /** The section in the example. */
  section?: string
}

/** A button or a link, with its words. */
export function link({
  description,
  also,
  called,
  max,
  example,
  examples,
  section = 'contact',
  ...rest
}: LinkNode): ModelNode {
  return group({
    help: sentences(ended(description), also),
    inFile: {
      en: 'In the place of "section" it can have "address", "whatsapp", "phone" or "email".',
      br: 'No lugar de "section" pode vir "address", "whatsapp", "phone" ou "email".',
    },
    notation: `{ "label": "${example}", "section": "${section}" }`,
    tsType: '({ label: string; hidden?: boolean } & Destination)',
    defaultSnippets: snippets(example, section),
    ...rest,
    required: ['label'],
    oneOf: oneWay,
    properties: {
      label: label({ on: called, max, example, ...(examples && { examples }) }),
      ...ways(called),
    },
  })
}

/** One for each way. */
function snippets(example: string, section: string): Snippet[] {
  const snippet = (way: string, written: string, title: TextOrBilingual): Snippet => ({
    label: title,
    body: { label: `\${1:${example}}`, [way]: `\${2:${written}}` },
  })
  return [
    snippet('section', section, { en: 'Link to a section', br: 'Link para uma seção' }),
    snippet('address', 'https://www.example.com', {
      en: 'Link to an address or a document',
      br: 'Link para um endereço ou um documento',
    }),
    snippet('whatsapp', 'contact.whatsappText', {
      en: 'Link to WhatsApp',
      br: 'Link para o WhatsApp',
    }),
    snippet('phone', '+55 61 3555-0100', {
      en: 'Link that calls a number',
      br: 'Link que liga para um número',
    }),
    snippet('email', 'hello@example.com', {
      en: 'Link that begins an e-mail',
      br: 'Link que começa um e-mail',
    }),
  ]
}
