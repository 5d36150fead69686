import { group, show } from '../groups.ts'
import { link } from '../links.ts'
import { choice, text } from '../values.ts'
import { section } from './section.ts'

export const services = section({
  type: 'services',
  title: { en: 'Services', br: 'Serviços' },
  description: {
    en: 'The services, as tiles or as an index.',
    br: 'Os serviços, em quadros ou em índice.',
  },
  heading: { en: 'What we do', br: 'O que fazemos' },
  properties: {
    show: show({
      from: 'services',
      called: { en: 'services', br: 'serviços' },
      example: 'cloud',
    }),
    layout: choice({
      default: 'tiles',
      title: { en: 'Layout', br: 'Composição' },
      help: {
        en: 'How the services stand: side by side with large pictures, or under one another with large titles.',
        br: 'Como os serviços ficam: lado a lado com imagens grandes, ou um abaixo do outro com títulos grandes.',
      },
      choices: {
        tiles: { en: 'Tiles: pictures side by side', br: 'Quadros: imagens lado a lado' },
        index: {
          en: 'Index: titles under one another',
          br: 'Índice: títulos um abaixo do outro',
        },
      },
      isDrawn: true,
    }),
    invitation: group({
      title: { en: 'Invitation', br: 'Convite' },
      help: {
        en: 'A last tile that invites the visitor to get in touch, e.g. “Not sure which one you need?”. Leave it out to end with the last service.',
        br: 'Um último quadro que convida o visitante a entrar em contato, p. ex. “Não sabe de qual precisa?”. Sem ele, a seção termina no último serviço.',
      },
      inSentence: { en: 'the invitation', br: 'o convite' },
      required: ['title', 'text', 'button'],
      properties: {
        title: text({
          isHeading: true,
          title: { en: 'Title', br: 'Título' },
          max: 60,
          example: 'services.invitation.title',
        }),
        text: text({
          title: { en: 'Text', br: 'Texto' },
          max: 240,
          example: 'services.invitation.text',
          multiline: true,
        }),
        button: link({
          title: { en: 'Button', br: 'Botão' },
          help: { en: 'The button of the tile.', br: 'O botão do quadro.' },
          inSentence: { en: 'the button of the invitation', br: 'o botão do convite' },
          called: { en: 'button', br: 'botão' },
          max: 30,
          example: 'services.invitation.button',
        }),
      },
    }),
  },
  needs: [{ parts: ['services'] }],
})
