import { mailService } from '../mailService.ts'
import { group } from './groups.ts'
import type { ModelNode, TextOrBilingual } from './node.ts'
import { sentences, withExample } from './sentences.ts'
import { choice, onOff, value } from './values.ts'

const service = mailService.name

interface AccountValue {
  title: TextOrBilingual
  /** The page of the account on which the owner finds it. */
  page: string
  beginning?: string
  example: string
  /** A sentence behind the example. */
  also?: TextOrBilingual
}

/** The beginnings by which the kinds of values are told apart: a template's id in the place of the service's is a mistake. */
const beginnings = ['service_', 'template_']

/** A value that is copied from the account at the mail service. */
function accountValue(setting: AccountValue): ModelNode {
  const { title, page, beginning, example, also } = setting
  const written = JSON.stringify(example)
  const from = {
    en: `From ${service}, page ${page}`,
    br: `Do ${service}, página ${page}`,
  }
  return value({
    title,
    help: sentences(withExample(from, `“${example}”`), also),
    format: 'key',
    minLength: 1,
    pattern: `^(?!${beginnings.filter((each) => each !== beginning).join('|')})\\S*$`,
    patternErrorMessage: withExample(
      {
        en: `Copy it from ${service}, page ${page}, without spaces`,
        br: `Copie-o do ${service}, página ${page}, sem espaços`,
      },
      written,
    ),
    example,
  })
}

export const email: ModelNode = group({
  title: { en: 'E-mail service', br: 'Serviço de e-mail' },
  help: {
    en: `The ${service} account that delivers what visitors write.`,
    br: `A conta do ${service} que entrega o que os visitantes escrevem.`,
  },
  required: ['publicKey', 'serviceId', 'templateId', 'blockHeadless'],
  properties: {
    publicKey: accountValue({
      title: { en: 'Public key', br: 'Chave pública' },
      page: 'Account › General',
      example: 'aB3dE5fG7hJ9kL1mN',
      also: {
        en: 'It is public by design; never put the private key here.',
        br: 'Ela é pública mesmo; nunca ponha aqui a chave privada.',
      },
    }),
    serviceId: accountValue({
      title: { en: 'Service id', br: 'Id do serviço' },
      page: 'Email Services',
      beginning: 'service_',
      example: 'service_ab12cd3',
    }),
    templateId: accountValue({
      title: { en: 'Template id', br: 'Id do modelo' },
      page: 'Email Templates',
      beginning: 'template_',
      example: 'template_xy98zw7',
    }),
    blockHeadless: onOff({
      title: { en: 'Block robots', br: 'Barrar robôs' },
      help: {
        en: 'Rejects browsers that a program controls.',
        br: 'Recusa navegadores controlados por um programa.',
      },
    }),
    blockList: group({
      title: { en: 'Block list', br: 'Lista de bloqueio' },
      help: {
        en: 'Rejects messages with one of these exact values in a field. Optional.',
        br: 'Recusa mensagens em que um campo tem exatamente um destes valores. Opcional.',
      },
      required: ['field', 'values'],
      properties: {
        field: choice({
          title: { en: 'Field', br: 'Campo' },
          choices: {
            name: { en: 'Name', br: 'Nome' },
            contact: { en: 'E-mail or phone', br: 'E-mail ou telefone' },
            message: { en: 'Message', br: 'Mensagem' },
          },
        }),
        values: {
          title: { en: 'Values', br: 'Valores' },
          help: {
            en: 'The values to refuse, exactly as a visitor would type them.',
            br: 'Os valores a recusar, exatamente como um visitante os digitaria.',
          },
          type: 'array',
          minItems: 1,
          items: value({
            title: { en: 'Value', br: 'Valor' },
            help: {
              en: 'One value to refuse, e.g. “spam@example.com”.',
              br: 'Um valor a recusar, p. ex. “spam@example.com”.',
            },
            minLength: 1,
            example: 'spam@example.com',
          }),
        },
      },
    }),
    rateLimit: group({
      title: { en: 'Rate limit', br: 'Intervalo entre envios' },
      inFile: {
        en: 'Optional. Ten seconds are 10000.',
        br: 'Opcional. Dez segundos são 10000.',
      },
      help: {
        en: 'How soon one visitor may send again.',
        br: 'Em quanto tempo o mesmo visitante pode enviar de novo.',
      },
      required: ['id', 'throttle'],
      properties: {
        id: value({
          title: { en: 'Name of the pause', br: 'Nome da pausa' },
          isAutomatic: true,
          help: {
            en: 'Any word, e.g. “contact”. The visitor’s browser uses it to remember when it sent a message.',
            br: 'Uma palavra qualquer, p. ex. “contact”. O navegador do visitante a usa para lembrar quando enviou uma mensagem.',
          },
          minLength: 1,
          example: 'contact',
        }),
        throttle: {
          title: { en: 'Pause', br: 'Pausa' },
          help: {
            en: 'The pause between two messages of one visitor, in seconds.',
            br: 'A pausa entre duas mensagens do mesmo visitante, em segundos.',
          },
          inFile: {
            en: 'Write 1000 for each second, without quotes: 10000 is ten seconds.',
            br: 'Escreva 1000 para cada segundo, sem aspas: 10000 são dez segundos.',
          },
          type: 'integer',
          thousandths: true,
          minimum: 1000,
          maximum: 86400000,
          examples: [10000],
        },
      },
    }),
  },
})

/** The settings that are copied from the account, by their names. */
export const accountValues = Object.entries(email.properties ?? {}).flatMap(
  ([key, { format }]) => (format === 'key' ? [{ key }] : []),
)
