import { captchaService } from '../../captchaService.ts'
import { mailService } from '../../mailService.ts'
import { formChoice, formField } from '../formField.ts'
import { group, list } from '../groups.ts'
import { link } from '../links.ts'
import { message, words } from '../messages/messages.ts'
import type { ModelNode } from '../node.ts'
import { portrait } from '../pictures.ts'
import { contactTexts } from '../texts.ts'
import { formTexts } from '../texts.ts'
import { onOff, picture, properName, text } from '../values.ts'
import { section } from './section.ts'

const contactLink: ModelNode = link({
  ...words('section.contact.person.link'),
  max: 40,
  example: 'contact.profile',
  destination: 'address',
  namedBy: ['label', 'address'],
})

const contactPerson: ModelNode = group({
  ...words('section.contact.person'),
  required: ['name', 'role'],
  properties: {
    name: properName({
      isHeading: true,
      ...words('section.contact.person.name'),
      example: 'Ana Souza',
    }),
    role: text({
      ...words('section.contact.person.role'),
      max: 80,
      example: 'contact.role',
    }),
    picture: picture({ role: portrait, ...words('section.contact.person.picture') }),
    links: list({
      ...words('section.contact.person.links'),
      maxItems: 3,
      items: { $ref: '#/definitions/contactLink' },
    }),
  },
})

export const contact = section({
  type: 'contact',
  heading: message('section.contact.heading'),
  isSingle: true,
  properties: {
    person: { $ref: '#/definitions/contactPerson' },
    form: onOff({
      ...words('section.contact.form', {
        mailService: mailService.name,
        captchaService: captchaService.name,
      }),
      default: true,
    }),
    note: text({ ...words('section.contact.note'), max: 120, example: 'contact.note' }),
    guidance: text({
      ...words('section.contact.guidance'),
      max: 120,
      example: 'contact.guidance',
    }),
    hours: text({
      ...words('section.contact.hours'),
      max: 120,
      multiline: true,
      keepsLines: true,
      example: 'contact.hours',
    }),
    fields: list({
      ...words('section.contact.fields'),
      maxItems: 3,
      items: { $ref: '#/definitions/formField' },
    }),
  },
  needs: [
    { texts: Object.keys(contactTexts) },
    { parts: ['email', 'captcha'], texts: Object.keys(formTexts), unlessFalse: 'form' },
  ],
  definitions: { formField, formChoice, contactPerson, contactLink },
})
