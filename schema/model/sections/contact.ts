import { captchaService } from '../../captchaService.ts'
import { mailService } from '../../mailService.ts'
import { listOf, groupWithMessages } from '../groups.ts'
import { link } from '../links.ts'
import { message, messagesOf } from '../messages/messages.ts'
import { patterns } from '../patterns.ts'
import { portrait } from '../pictures.ts'
import { contactTexts, formTexts } from '../texts.ts'
import { choice, toggle, picture, properName, text, value } from '../values.ts'
import { section } from './section.ts'

const contactLink = link({
  ...messagesOf('section.contact.person.link'),
  max: 40,
  example: 'contact.profile',
  usualDestination: 'address',
  namedBy: ['label', 'address'],
})

const contactPerson = groupWithMessages('section.contact.person', {
  required: ['name', 'role'],
  properties: {
    name: properName({ isHeading: true, example: 'Ana Souza' }),
    role: text({ max: 80, example: 'contact.role' }),
    picture: picture(portrait),
    links: listOf('contactLink', { maxItems: 3 }),
  },
})

/** The values of HTML's autocomplete attribute to choose from. They select the data that the browser fills in. */
const autocompleteValues = [
  'organization',
  'organization-title',
  'email',
  'tel',
  'address-level2',
  'address-level1',
  'country-name',
  'url',
]

const formChoice = groupWithMessages('section.contact.field.choice', {
  required: ['label'],
  properties: { label: text({ max: 60, example: 'form.size.small' }) },
})

/** A field of the form in addition to name, contact, and message. */
const formField = groupWithMessages('section.contact.field', {
  namedBy: ['label', 'id'],
  required: ['id', 'label'],
  properties: {
    id: value({
      ...messagesOf('section.contact.field.id'),
      format: 'fieldId',
      pattern: patterns.fieldId,
      example: 'company',
    }),
    label: text({ max: 60, example: 'form.company' }),
    required: text({
      ...messagesOf('section.contact.field.required'),
      max: 80,
      example: 'form.companyRequired',
    }),
    choices: listOf('formChoice', { minItems: 2, maxItems: 30 }),
    autocomplete: choice(autocompleteValues),
  },
})

const onlyWithForm = { unlessFalse: 'form' }

export const contactSection = section({
  type: 'contact',
  heading: message('section.contact.heading'),
  isSingle: true,
  properties: {
    person: { $ref: '#/definitions/contactPerson' },
    form: toggle({
      ...messagesOf('section.contact.form', {
        mailService: mailService.name,
        captchaService: captchaService.name,
      }),
      default: true,
    }),
    note: text({ ...onlyWithForm, max: 120, example: 'contact.note' }),
    guidance: text({ ...onlyWithForm, max: 120, example: 'contact.guidance' }),
    hours: text({ max: 120, keepsLines: true, example: 'contact.hours' }),
    fields: listOf('formField', { ...onlyWithForm, maxItems: 3 }),
  },
  needs: [
    { texts: Object.keys(contactTexts) },
    { parts: ['email', 'captcha'], texts: Object.keys(formTexts), ...onlyWithForm },
  ],
  definitions: { formField, formChoice, contactPerson, contactLink },
})
