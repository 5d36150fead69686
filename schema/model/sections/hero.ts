import { defaultLayout } from '../defaults.ts'
import { link } from '../links.ts'
import { messagesOf } from '../messages/messages.ts'
import { photo, rowWidth, type PictureRole } from '../pictures.ts'
import { choice, toggle, pictureWithAlt, text, value } from '../values.ts'
import { section } from './section.ts'

const heroPicture: PictureRole = {
  ...photo,
  example: '/team.jpg',
  folder: '/',
  maxSvgKb: 100,
  minWidth: 1000,
  resized: { width: rowWidth },
}

/** The point of a picture that is never cropped. */
const focus = value({
  isPoint: true,
  pattern: '^(100|[1-9]?[0-9])% (100|[1-9]?[0-9])%$',
  example: '50% 20%',
})

/** The arrangements of headline and picture; src/sections has a component for each. */
const layouts = ['beam', 'split', 'horizon']

export const heroSection = section({
  type: 'hero',
  id: 'about',
  properties: {
    title: text({
      isOwnerSpecific: true,
      isHeading: true,
      max: 80,
      example: 'hero.title',
    }),
    above: text({ max: 60, example: 'hero.above' }),
    text: text({ max: 320, example: 'hero.text', isMultiline: true }),
    note: text({ max: 120, example: 'hero.note' }),
    button: link({
      ...messagesOf('section.hero.button'),
      max: 32,
      example: 'hero.button',
    }),
    layout: choice(layouts, { default: defaultLayout }),
    picture: pictureWithAlt(heroPicture, 'hero.alt', { focus }),
    drawing: toggle({ default: true }),
    link: link({ max: 30, example: 'hero.link', section: 'services' }),
    clients: text({ max: 40, example: 'hero.clients' }),
  },
  required: ['title', 'text', 'button'],
})
