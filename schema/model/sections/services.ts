import { group, show } from '../groups.ts'
import { link } from '../links.ts'
import { choice, text } from '../values.ts'
import { section } from './section.ts'

export const services = section({
  type: 'services',
  title: { en: 'Services', br: 'Serviços' },
  description: {
    en: 'The services, as tiles or as a list.',
    br: 'Os serviços, em quadros ou em lista.',
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
        en: 'Side by side with large pictures, or in a list with large titles.',
        br: 'Lado a lado com imagens grandes, ou em lista com títulos grandes.',
      },
      choices: {
        tiles: { en: 'Tiles: pictures side by side', br: 'Quadros: imagens lado a lado' },
        index: {
          en: 'List: one title below the other',
          br: 'Lista: um título abaixo do outro',
        },
      },
      isDrawn: true,
    }),
    invitation: group({
      title: { en: 'Last tile', br: 'Último quadro' },
      help: {
        en: 'A last tile that invites the visitor to get in touch, e.g. “Not sure which one you need?”. Without it, the section ends with the last service.',
        br: 'Um último quadro que convida o visitante a entrar em contato, p. ex. “Não sabe de qual precisa?”. Sem ele, a seção termina no último serviço.',
      },
      inSentence: { en: 'the last tile', br: 'o último quadro' },
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
          inSentence: {
            en: 'the button of the last tile',
            br: 'o botão do último quadro',
          },
          called: { en: 'button', br: 'botão' },
          max: 30,
          example: 'services.invitation.button',
        }),
      },
    }),
  },
  needs: [{ parts: ['services'] }],
})
