import { defaultLayout } from '../defaults.ts'
import { group } from '../groups.ts'
import { link } from '../links.ts'
import { photo, rowWidth, type PictureRole } from '../pictures.ts'
import { choice, onOff, ownPicture, text, value } from '../values.ts'
import { section } from './section.ts'

const heroPicture: PictureRole = {
  ...photo,
  example: '/team.jpg',
  folder: '/',
  maxSvg: 100,
  minWidth: 1000,
  resized: { width: rowWidth },
}

/** What stays in sight of a picture. */
const focus = value({
  title: { en: 'Focus', br: 'Foco' },
  help: {
    en: 'What stays in sight where a picture has to be cut: how far from its left and from its upper edge, e.g. “50% 20%”. Leave it out, and the middle does; a drawing is then shown whole.',
    br: 'O que continua à vista quando a imagem precisa ser cortada: a distância da borda esquerda e da borda de cima, p. ex. “50% 20%”. Sem isto, fica o meio; um desenho aparece inteiro.',
  },
  isPoint: true,
  pattern: '^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$',
  patternErrorMessage: {
    en: 'Write two percentages with a space between them, e.g. "50% 20%".',
    br: 'Escreva duas porcentagens separadas por um espaço, p. ex. "50% 20%".',
  },
  example: '50% 20%',
})

/** How headline and picture share the first view: src/sections has a component for each. */
export const layouts = {
  beam: {
    en: 'Beam: the headline above the picture',
    br: 'Viga: o título acima da imagem',
  },
  split: {
    en: 'Split: the headline beside the picture',
    br: 'Dividida: o título ao lado da imagem',
  },
  horizon: {
    en: 'Horizon: the headline at the foot of the picture',
    br: 'Horizonte: o título ao pé da imagem',
  },
}

export const hero = section({
  type: 'hero',
  title: { en: 'Hero', br: 'Abertura' },
  description: {
    en: 'The first view: headline, text and a button beside the artwork.',
    br: 'O que se vê primeiro: título, texto e um botão ao lado da ilustração.',
  },
  id: 'about',
  properties: {
    title: text({
      isHeading: true,
      title: { en: 'Headline', br: 'Título principal' },
      help: {
        en: 'The largest words of the page.',
        br: 'As maiores palavras da página.',
      },
      max: 80,
      example: 'hero.title',
    }),
    above: text({
      title: { en: 'Line above the headline', br: 'Linha acima do título' },
      help: {
        en: 'A few words above the headline, such as what you do and where. Leave it out for none.',
        br: 'Poucas palavras acima do título, como o que vocês fazem e onde. Deixe de fora se não quiser nenhuma.',
      },
      max: 60,
      example: 'hero.above',
    }),
    text: text({
      title: { en: 'Text', br: 'Texto' },
      help: {
        en: 'The introduction below the headline.',
        br: 'A introdução abaixo do título.',
      },
      max: 320,
      example: 'hero.text',
      multiline: true,
    }),
    note: text({
      title: { en: 'Note', br: 'Nota' },
      help: {
        en: 'One line below the buttons: a promise that you keep, e.g. how soon you answer. Leave it out if there is none.',
        br: 'Uma linha abaixo dos botões: uma promessa que vocês cumprem, p. ex. em quanto tempo respondem. Deixe-a de fora se não houver.',
      },
      max: 120,
      example: 'hero.note',
    }),
    button: link({
      title: { en: 'Contact button', br: 'Botão de contato' },
      help: {
        en: 'The button below the introduction.',
        br: 'O botão abaixo da introdução.',
      },
      inSentence: { en: 'the button', br: 'o botão' },
      called: { en: 'button', br: 'botão' },
      max: 32,
      example: 'hero.button',
    }),
    layout: choice({
      default: defaultLayout,
      title: { en: 'Layout', br: 'Composição' },
      help: {
        en: 'How the page begins: where the headline stands, and where the picture. The sections below follow it.',
        br: 'Como a página começa: onde fica o título e onde fica a imagem. As seções de baixo acompanham.',
      },
      choices: layouts,
      isDrawn: true,
    }),
    picture: group({
      ...ownPicture({
        help: {
          en: 'Your own photo or drawing in the place of the drawing that ships.',
          br: 'A sua foto ou o seu desenho no lugar do desenho que vem com o site.',
        },
        role: heroPicture,
        description: {
          en: 'A photo (JPEG, PNG, WebP or AVIF, best 2400 pixels wide) or an SVG.',
          br: 'Uma foto (JPEG, PNG, WebP ou AVIF, de preferência com 2400 pixels de largura) ou um SVG.',
        },
        shows: 'hero.alt',
        more: { focus },
      }),
    }),
    drawing: onOff({
      default: true,
      title: { en: 'Drawing', br: 'Desenho' },
      help: {
        en: 'The drawing that ships, in your colours, unless there is a picture of your own.',
        br: 'O desenho que vem com o site, nas suas cores, a não ser que haja uma imagem sua.',
      },
    }),
    link: link({
      title: { en: 'Second link', br: 'Segundo link' },
      help: {
        en: 'A quieter link beside the button. Leave it out if one button is enough.',
        br: 'Um link mais discreto ao lado do botão. Deixe-o de fora se um botão basta.',
      },
      inSentence: { en: 'the second link', br: 'o segundo link' },
      max: 30,
      example: 'hero.link',
      section: 'services',
    }),
    clients: text({
      title: { en: 'Words above the logos', br: 'Palavras acima dos logos' },
      help: {
        en: 'A few words above the logos of the first clients. Without them the heading of the clients section is shown.',
        br: 'Poucas palavras acima dos logos dos primeiros clientes. Sem elas aparece o título da seção de clientes.',
      },
      max: 40,
      example: 'hero.clients',
    }),
  },
  required: ['title', 'text', 'button'],
})
