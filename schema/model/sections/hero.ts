import { defaultLayout } from '../defaults.ts'
import { group } from '../groups.ts'
import { link } from '../links.ts'
import { choicesOf, message, words } from '../messages/messages.ts'
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
  ...words('section.hero.picture.focus'),
  isPoint: true,
  pattern: '^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$',
  example: '50% 20%',
})

/** How headline and picture share the first view: src/sections has a component for each. */
const layouts = choicesOf('section.hero.layout', ['beam', 'split', 'horizon'])

export const hero = section({
  type: 'hero',
  id: 'about',
  properties: {
    title: text({
      isHeading: true,
      ...words('section.hero.title'),
      max: 80,
      example: 'hero.title',
    }),
    above: text({ ...words('section.hero.above'), max: 60, example: 'hero.above' }),
    text: text({
      ...words('section.hero.text'),
      max: 320,
      example: 'hero.text',
      multiline: true,
    }),
    note: text({ ...words('section.hero.note'), max: 120, example: 'hero.note' }),
    button: link({ ...words('section.hero.button'), max: 32, example: 'hero.button' }),
    layout: choice({
      default: defaultLayout,
      ...words('section.hero.layout'),
      choices: layouts,
      isDrawn: true,
    }),
    picture: group(
      ownPicture({
        help: message('section.hero.picture.help'),
        fileHelp: message('section.hero.picture.file.help'),
        role: heroPicture,
        shows: 'hero.alt',
        more: { focus },
      }),
    ),
    drawing: onOff({ default: true, ...words('section.hero.drawing') }),
    link: link({
      ...words('section.hero.link'),
      max: 30,
      example: 'hero.link',
      section: 'services',
    }),
    clients: text({ ...words('section.hero.clients'), max: 40, example: 'hero.clients' }),
  },
  required: ['title', 'text', 'button'],
})
