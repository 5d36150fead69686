import { group, list } from './groups.ts'
import { firstMessage } from './links.ts'
import type { ModelNode, TextOrBilingual } from './node.ts'
import { patterns } from './patterns.ts'
import { mark } from './pictures.ts'
import {
  address,
  choice,
  email,
  onOff,
  label,
  phone,
  picture,
  text,
  value,
  words,
  year,
} from './values.ts'

export const company: ModelNode = group({
  title: { en: 'Company', br: 'Empresa' },
  help: {
    en: 'The company’s name, tax ID, and contact details.',
    br: 'O nome, o CNPJ e os contatos da empresa.',
  },
  required: ['name', 'legalName', 'cnpj', 'email', 'phone'],
  properties: {
    name: words({
      isHeading: true,
      title: { en: 'Name', br: 'Nome' },
      help: {
        en: 'The short name, shown in the header.',
        br: 'O nome curto, que aparece no cabeçalho.',
      },
      max: 40,
      example: 'Acme',
    }),
    mark: picture({
      role: mark,
      title: { en: 'Logo', br: 'Logo' },
      help: {
        en: 'The company’s logo, shown in the header and on the icons: a simple SVG, or a PNG. Without it, only the name is shown.',
        br: 'O logo da empresa, no cabeçalho e nos ícones: um SVG simples ou um PNG. Sem ele, só o nome aparece.',
      },
    }),
    nameInMark: onOff({
      default: false,
      title: { en: 'Name in the logo', br: 'Nome no logo' },
      help: {
        en: 'The logo already contains the company’s name, so the header does not repeat it.',
        br: 'O logo já traz o nome da empresa, e por isso o cabeçalho não repete o nome.',
      },
    }),
    legalName: words({
      title: { en: 'Legal name', br: 'Razão social' },
      help: {
        en: 'The full name as registered, for the copyright line.',
        br: 'O nome completo, como está no registro, para a linha de copyright.',
      },
      max: 120,
      example: 'Acme Software Ltda.',
    }),
    since: year({
      title: { en: 'Founded in', br: 'Fundada em' },
      help: {
        en: 'The year in which the company began, for numbers that the page computes. Leave it out if you do not need them.',
        br: 'O ano em que a empresa começou, para números que a página calcula. Deixe de fora se não precisar deles.',
      },
      example: 2007,
    }),
    cnpj: value({
      title: 'CNPJ',
      help: {
        en: 'The Brazilian tax ID, e.g. “11.222.333/0001-81”. The newer ones have letters: “12.ABC.345/01DE-35”.',
        br: 'O CNPJ da empresa, p. ex. “11.222.333/0001-81”. Os novos têm letras: “12.ABC.345/01DE-35”.',
      },
      format: 'cnpj',
      pattern: patterns.cnpj,
      patternErrorMessage: {
        en: 'Write all 14 characters of the CNPJ, e.g. "11.222.333/0001-81".',
        br: 'Escreva os 14 caracteres do CNPJ, p. ex. "11.222.333/0001-81".',
      },
      example: '11.222.333/0001-81',
    }),
    email: email({
      en: 'The address that visitors write to',
      br: 'O endereço para o qual os visitantes escrevem',
    }),
    phone: phone({
      title: { en: 'Phone', br: 'Telefone' },
      help: {
        en: 'A Brazilian number: +55, the area code and the number, with spaces and a hyphen, e.g. “+55 61 3555-0100” or, for a mobile phone, “+55 61 95555-0100”. Numbers without an area code: “0800 555 0100” or “4004-0100”.',
        br: 'Um número brasileiro: +55, o DDD e o número, com espaços e hífen, p. ex. “+55 61 3555-0100” ou, se for celular, “+55 61 95555-0100”. Números sem DDD: “0800 555 0100” ou “4004-0100”.',
      },
    }),
    secondPhone: phone(
      {
        title: { en: 'Second phone', br: 'Segundo telefone' },
        help: {
          en: 'A second number, shown below the first, e.g. “0800 555 0100”. Optional.',
          br: 'Um segundo número, mostrado abaixo do primeiro, p. ex. “0800 555 0100”. Opcional.',
        },
      },
      '0800 555 0100',
    ),
    whatsapp: group({
      title: 'WhatsApp',
      help: {
        en: 'The company’s number on WhatsApp, shown next to e-mail and phone. Optional.',
        br: 'O número da empresa no WhatsApp, mostrado ao lado do e-mail e do telefone. Opcional.',
      },
      inSentence: { en: 'the WhatsApp number', br: 'o número do WhatsApp' },
      required: ['number', 'label', 'text'],
      properties: {
        number: value({
          title: { en: 'Number', br: 'Número' },
          help: {
            en: 'The number on WhatsApp with its area code, e.g. “+55 61 95555-0100”.',
            br: 'O número no WhatsApp com o DDD, p. ex. “(61) 95555-0100”.',
          },
          format: 'whatsapp',
          pattern: patterns.phone,
          patternErrorMessage: {
            en: 'Write the area code and the number, e.g. "+55 61 95555-0100".',
            br: 'Escreva o DDD e o número, p. ex. "(61) 95555-0100".',
          },
          example: '+55 61 95555-0100',
        }),
        label: text({
          title: { en: 'Label', br: 'Palavra antes do número' },
          help: {
            en: 'The word before the number, e.g. “WhatsApp”.',
            br: 'A palavra antes do número, p. ex. “WhatsApp”.',
          },
          max: 30,
          example: 'contact.whatsapp',
          usual: { en: 'WhatsApp', br: 'WhatsApp' },
        }),
        text: text({
          title: { en: 'First message', br: 'Primeira mensagem' },
          help: {
            en: 'The message that is already typed when a visitor opens the chat, e.g. “Hello! I found you on your website.”',
            br: 'A mensagem que já aparece escrita quando o visitante abre a conversa, p. ex. “Olá! Vim pelo site.”',
          },
          ...firstMessage,
        }),
      },
    }),
    social: list({
      title: { en: 'Social networks', br: 'Redes sociais' },
      help: {
        en: 'The company’s pages on social networks, up to six, in the order of the footer. Optional.',
        br: 'As páginas da empresa nas redes sociais, na ordem do rodapé, até seis. Opcional.',
      },
      inSentence: { en: 'the list of social networks', br: 'a lista de redes sociais' },
      maxItems: 6,
      distinct: ['label', 'address'],
      items: { $ref: '#/definitions/socialLink' },
    }),
  },
})

interface Network {
  name: string
  /** The hosts of its addresses; the first one is used in examples. */
  hosts: readonly [string, ...string[]]
  help: TextOrBilingual
}

export const networks: Readonly<Record<string, Network>> = {
  linkedin: { name: 'LinkedIn', hosts: ['linkedin.com'], help: 'LinkedIn' },
  instagram: { name: 'Instagram', hosts: ['instagram.com'], help: 'Instagram' },
  github: { name: 'GitHub', hosts: ['github.com'], help: 'GitHub' },
  youtube: { name: 'YouTube', hosts: ['youtube.com', 'youtu.be'], help: 'YouTube' },
  facebook: { name: 'Facebook', hosts: ['facebook.com', 'fb.com'], help: 'Facebook' },
  x: {
    name: 'X',
    hosts: ['x.com', 'twitter.com'],
    help: { en: 'X, formerly Twitter', br: 'X, o antigo Twitter' },
  },
}

export const socialLink: ModelNode = group({
  title: { en: 'Social network', br: 'Rede social' },
  entryName: { en: 'social network #', br: 'a rede social #' },
  namedBy: ['network', 'label'],
  required: ['network', 'label', 'address'],
  properties: {
    network: choice({
      title: { en: 'Network', br: 'Rede' },
      choices: Object.fromEntries(
        Object.entries(networks).map(([name, { help }]) => [name, help]),
      ),
    }),
    label: label({ on: 'link', max: 30, example: 'footer.linkedin' }),
    address: address({
      title: { en: 'Address', br: 'Endereço' },
      help: {
        en: 'The address of the company’s page, copied from the browser.',
        br: 'O endereço da página da empresa, copiado do navegador.',
      },
      example: 'https://www.linkedin.com/company/example',
    }),
  },
})
