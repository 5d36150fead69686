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
    en: 'The point that is never cut off: its distance from the left and from the top, e.g. “50% 20%”. Without it, the middle of a photo stays visible, and a drawing is shown whole.',
    br: 'O ponto que nunca é cortado: a distância da esquerda e do topo, p. ex. “50% 20%”. Sem isto, fica o meio da foto, e um desenho aparece inteiro.',
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
    en: 'Above: the headline is above the picture',
    br: 'Acima: o título fica acima da imagem',
  },
  split: {
    en: 'Side by side: the headline is next to the picture',
    br: 'Lado a lado: o título fica ao lado da imagem',
  },
  horizon: {
    en: 'Below: the headline is below the picture',
    br: 'Abaixo: o título fica abaixo da imagem',
  },
}

export const hero = section({
  type: 'hero',
  title: { en: 'Hero', br: 'Abertura' },
  description: {
    en: 'The first view: headline, text, and a button next to the picture.',
    br: 'O que se vê primeiro: título, texto e um botão ao lado da imagem.',
  },
  id: 'about',
  properties: {
    title: text({
      isHeading: true,
      title: { en: 'Headline', br: 'Título principal' },
      help: {
        en: 'The largest text of the page.',
        br: 'O maior texto da página.',
      },
      max: 80,
      example: 'hero.title',
    }),
    above: text({
      title: { en: 'Line above the headline', br: 'Linha acima do título' },
      help: {
        en: 'A few words above the headline, such as what you do and where. Optional.',
        br: 'Poucas palavras acima do título, como o que vocês fazem e onde. Opcional.',
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
        en: 'One line below the buttons: a promise that you keep, e.g. how soon you answer. Optional.',
        br: 'Uma linha abaixo dos botões: uma promessa que vocês cumprem, p. ex. em quanto tempo respondem. Opcional.',
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
        en: 'Where the headline and the picture are. The sections below use the same style.',
        br: 'Onde ficam o título e a imagem. As outras seções seguem o mesmo estilo.',
      },
      choices: layouts,
      isDrawn: true,
    }),
    picture: group({
      ...ownPicture({
        help: {
          en: 'Your own photo or drawing instead of the page’s drawing.',
          br: 'A sua foto ou o seu desenho no lugar do desenho da página.',
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
        en: 'The page’s drawing in your colors, shown if there is no picture of yours.',
        br: 'O desenho da página nas suas cores, que aparece se não houver uma imagem sua.',
      },
    }),
    link: link({
      title: { en: 'Second link', br: 'Segundo link' },
      help: {
        en: 'A less prominent link next to the button. Optional.',
        br: 'Um link mais discreto ao lado do botão. Opcional.',
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
