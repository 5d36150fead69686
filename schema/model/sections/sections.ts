import { addressOrFile, link } from '../links.ts'
import { message, withMessages, messagesOf } from '../messages/messages.ts'
import { openingTimes } from '../openingTimes.ts'
import { rowPicture, portrait } from '../pictures.ts'
import { alt, pictureWithAlt, picture, properName, text } from '../values.ts'
import { clientsSection, quote } from './clients.ts'
import { contactSection } from './contact.ts'
import { footerSection } from './footer.ts'
import { heroSection } from './hero.ts'
import { section, sectionOfEntries, type SectionModel } from './section.ts'
import { servicesSection } from './services.ts'

const caseStudy = withMessages('section.cases.entry', {
  namedBy: ['client'],
  required: ['client', 'problem', 'figure', 'result'],
  properties: {
    client: properName({ isHeading: true, example: 'Acme' }),
    problem: text({ max: 320, example: 'cases.acme.problem', keepsLines: true }),
    figure: text({ isHeading: true, max: 12, example: 'cases.acme.figure' }),
    result: text({ max: 200, example: 'cases.acme.result', isMultiline: true }),
    picture: pictureWithAlt(rowPicture('/cases/', 'acme.jpg'), 'cases.acme.alt'),
  },
})

const step = withMessages('section.steps.entry', {
  required: ['title', 'text'],
  properties: {
    title: text({ isHeading: true, max: 50, example: 'steps.listen.title' }),
    text: text({ max: 240, example: 'steps.listen.text', isMultiline: true }),
  },
})

const person = withMessages('section.team.entry', {
  namedBy: ['name'],
  required: ['name', 'role'],
  properties: {
    name: properName({ isHeading: true, example: 'Ana Souza' }),
    role: text({ max: 80, example: 'team.ana.role' }),
    portrait: picture({ ...portrait, example: '/team/ana.jpg', folder: '/team/' }),
    link: {
      tsType: 'string | Destination',
      if: { type: 'object' },
      then: { $ref: '#/definitions/destination' },
      else: {
        ...addressOrFile(message('section.team.entry.link.address.help')),
        title: message('section.team.entry.link.title'),
      },
    },
  },
})

const price = withMessages('section.prices.entry', {
  namedBy: ['title'],
  required: ['title', 'price'],
  initialProperties: ['text'],
  properties: {
    title: text({ isHeading: true, max: 60, example: 'prices.basic.title' }),
    text: text({ max: 200, example: 'prices.basic.text', isMultiline: true }),
    price: text({ isHeading: true, max: 30, example: 'prices.basic.price' }),
  },
})

const galleryPicture = withMessages('section.gallery.entry', {
  namedBy: ['file'],
  required: ['file', 'alt'],
  properties: {
    file: picture(rowPicture('/gallery/', 'door.jpg')),
    alt: alt('gallery.door.alt'),
    caption: text({ max: 120, example: 'gallery.door.caption' }),
  },
})

const question = withMessages('section.questions.entry', {
  required: ['question', 'answer'],
  properties: {
    question: text({ isHeading: true, max: 120, example: 'questions.price.question' }),
    answer: text({ max: 800, example: 'questions.price.answer', keepsLines: true }),
    link: link({ max: 40, example: 'questions.price.link' }),
  },
})

const hoursSection = section({
  type: 'hours',
  heading: message('section.hours.heading'),
  properties: {
    entries: openingTimes(messagesOf('section.hours.entries')),
    note: text({ max: 200, example: 'hours.note', isMultiline: true }),
  },
  required: ['entries'],
  needs: [{ parts: ['offices'], isOptional: true }],
})

/** All types of section, in the order in which the editor offers them and adds them to a page. */
export const sectionModels: readonly SectionModel[] = [
  heroSection,
  servicesSection,
  clientsSection,
  sectionOfEntries('cases', 12, 'caseStudy', caseStudy),
  sectionOfEntries('quotes', 12, 'quote', quote),
  sectionOfEntries('steps', 12, 'step', step),
  sectionOfEntries('team', 24, 'person', person),
  sectionOfEntries('prices', 40, 'price', price),
  sectionOfEntries('gallery', 24, 'galleryPicture', galleryPicture),
  sectionOfEntries('questions', 12, 'question', question),
  hoursSection,
  contactSection,
  footerSection,
]
