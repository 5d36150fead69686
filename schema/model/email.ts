import { group } from './groups.ts'
import type { ModelNode, Words } from './node.ts'
import { value } from './values.ts'
import { withExample } from './words.ts'

function key(node: { title: Words; description: Words; example: string }): ModelNode {
  return value({
    ...node,
    format: 'key',
    minLength: 1,
    pattern: '^\\S*$',
    patternErrorMessage: withExample(
      { en: 'Write it without spaces', br: 'Escreva sem espaços' },
      `"${node.example}"`,
    ),
  })
}

export const email: ModelNode = group({
  title: { en: 'E-mail service', br: 'Serviço de e-mail' },
  description: {
    en: 'The EmailJS account that delivers what visitors write, e.g. the service "service_ab12cd3".',
    br: 'A conta do EmailJS que entrega o que os visitantes escrevem, p. ex. o serviço "service_ab12cd3".',
  },
  required: ['publicKey', 'serviceId', 'templateId', 'blockHeadless'],
  properties: {
    publicKey: key({
      title: { en: 'Public key', br: 'Chave pública' },
      description: {
        en: 'From EmailJS, page Account › General, e.g. "aB3dE5fG7hJ9kL1mN". It is public by design; never put the private key here.',
        br: 'Do EmailJS, página Account › General, p. ex. "aB3dE5fG7hJ9kL1mN". Ela é pública mesmo; nunca ponha aqui a chave privada.',
      },
      example: 'aB3dE5fG7hJ9kL1mN',
    }),
    serviceId: key({
      title: { en: 'Service id', br: 'Id do serviço' },
      description: {
        en: 'From EmailJS, page Email Services, e.g. "service_ab12cd3".',
        br: 'Do EmailJS, página Email Services, p. ex. "service_ab12cd3".',
      },
      example: 'service_ab12cd3',
    }),
    templateId: key({
      title: { en: 'Template id', br: 'Id do modelo' },
      description: {
        en: 'From EmailJS, page Email Templates, e.g. "template_xy98zw7".',
        br: 'Do EmailJS, página Email Templates, p. ex. "template_xy98zw7".',
      },
      example: 'template_xy98zw7',
    }),
    blockHeadless: {
      title: { en: 'Block robots', br: 'Barrar robôs' },
      description: {
        en: 'Write true to refuse browsers that are driven by a program, or false to let everyone send, e.g. false.',
        br: 'Escreva true para recusar navegadores controlados por um programa, ou false para deixar todos enviarem, p. ex. false.',
      },
      help: {
        en: 'Refuses browsers that are driven by a program.',
        br: 'Recusa navegadores controlados por um programa.',
      },
      type: 'boolean',
      errorMessage: {
        en: 'Write true or false, without quotes.',
        br: 'Escreva true ou false, sem aspas.',
      },
    },
    blockList: group({
      title: { en: 'Block list', br: 'Lista de bloqueio' },
      description: {
        en: 'Refuses messages in which one field has one of these exact values, e.g. { "field": "contact", "values": ["spam@example.com"] }. Leave it out for none.',
        br: 'Recusa mensagens em que um campo tem exatamente um destes valores, p. ex. { "field": "contact", "values": ["spam@example.com"] }. Sem ela, nada é recusado.',
      },
      defaultSnippets: [
        {
          label: { en: 'New block list', br: 'Nova lista de bloqueio' },
          description: {
            en: 'Refuses messages in which one field has one of these exact values.',
            br: 'Recusa mensagens em que um campo tem exatamente um destes valores.',
          },
          body: {
            field: '${1|contact,name,message|}',
            values: ['${2:spam@example.com}'],
          },
        },
      ],
      required: ['field', 'values'],
      properties: {
        field: {
          title: { en: 'Field', br: 'Campo' },
          description: {
            en: 'The field of the form to look at, e.g. "contact".',
            br: 'O campo do formulário a conferir, p. ex. "contact".',
          },
          enum: ['name', 'contact', 'message'],
          errorMessage: {
            en: 'Choose a field of the form: "name", "contact" or "message".',
            br: 'Escolha um campo do formulário: "name", "contact" ou "message".',
          },
          markdownEnumDescriptions: [
            {
              en: 'What the visitor wrote as name.',
              br: 'O que o visitante escreveu como nome.',
            },
            {
              en: 'What the visitor wrote as e-mail or phone.',
              br: 'O que o visitante escreveu como e-mail ou telefone.',
            },
            {
              en: 'What the visitor wrote as message.',
              br: 'O que o visitante escreveu como mensagem.',
            },
          ],
        },
        values: {
          title: { en: 'Values', br: 'Valores' },
          description: {
            en: 'The values to refuse, exactly as a visitor would type them, e.g. ["spam@example.com"].',
            br: 'Os valores a recusar, exatamente como um visitante os digitaria, p. ex. ["spam@example.com"].',
          },
          type: 'array',
          errorMessage: {
            en: 'Write a list in square brackets, e.g. ["spam@example.com"].',
            br: 'Escreva uma lista entre colchetes, p. ex. ["spam@example.com"].',
          },
          minItems: 1,
          items: value({
            title: { en: 'Value', br: 'Valor' },
            description: {
              en: 'One value to refuse, e.g. "spam@example.com".',
              br: 'Um valor a recusar, p. ex. "spam@example.com".',
            },
            minLength: 1,
            example: 'spam@example.com',
          }),
        },
      },
    }),
    rateLimit: group({
      title: { en: 'Rate limit', br: 'Intervalo entre envios' },
      description: {
        en: 'How soon one visitor may send again, e.g. { "id": "contact", "throttle": 10000 } for ten seconds. Leave it out for no limit.',
        br: 'Em quanto tempo o mesmo visitante pode enviar de novo, p. ex. { "id": "contact", "throttle": 10000 } para dez segundos. Sem isto, não há limite.',
      },
      help: {
        en: 'How soon one visitor may send again.',
        br: 'Em quanto tempo o mesmo visitante pode enviar de novo.',
      },
      defaultSnippets: [
        {
          label: { en: 'New rate limit', br: 'Novo intervalo entre envios' },
          description: {
            en: 'How soon one visitor may send again.',
            br: 'Em quanto tempo o mesmo visitante pode enviar de novo.',
          },
          body: { id: '${1:contact}', throttle: '^${2:10000}' },
        },
      ],
      required: ['id', 'throttle'],
      properties: {
        id: value({
          title: 'Id',
          description: {
            en: 'A name for this limit, e.g. "contact".',
            br: 'Um nome para este limite, p. ex. "contact".',
          },
          minLength: 1,
          example: 'contact',
        }),
        throttle: {
          title: { en: 'Pause', br: 'Pausa' },
          description: {
            en: 'The pause between two messages in thousandths of a second, without quotes: 10000 is ten seconds.',
            br: 'A pausa entre duas mensagens em milésimos de segundo, sem aspas: 10000 são dez segundos.',
          },
          type: 'integer',
          minimum: 0,
          maximum: 86400000,
          errorMessage: {
            en: 'Write a whole number without quotes, e.g. 10000 for ten seconds.',
            br: 'Escreva um número inteiro sem aspas, p. ex. 10000 para dez segundos.',
          },
          examples: [10000],
        },
      },
    }),
  },
})
