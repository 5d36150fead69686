/** What the form asks besides name, contact and message. */
import { group, list } from './groups.ts'
import { choicesOf, words } from './messages/messages.ts'
import type { ModelNode } from './node.ts'
import { choice, text, value } from './values.ts'

/** The values of HTML's autocomplete attribute to choose from, and what the browser then fills in. */
const autocompleteValues = choicesOf('section.contact.field.autocomplete', [
  'organization',
  'organization-title',
  'email',
  'tel',
  'address-level2',
  'address-level1',
  'country-name',
  'url',
])

/** The template of the mail asks for the answer by this name. EmailJS calls the mail's toString, which an answer must not replace. */
export const fieldIdPattern =
  '^(?!(name|contact|message|time|captchaToken|toString)$)[a-z][a-zA-Z0-9]*$'

export const formChoice: ModelNode = group({
  ...words('section.contact.field.choice'),
  required: ['label'],
  properties: {
    label: text({
      ...words('section.contact.field.choice.label'),
      max: 60,
      example: 'form.size.small',
    }),
  },
})

export const formField: ModelNode = group({
  ...words('section.contact.field'),
  namedBy: ['label', 'id'],
  required: ['id', 'label'],
  offered: ['required'],
  properties: {
    id: value({
      ...words('section.contact.field.id'),
      format: 'fieldId',
      pattern: fieldIdPattern,
      example: 'company',
    }),
    label: text({
      ...words('section.contact.field.label'),
      max: 60,
      example: 'form.company',
    }),
    required: text({
      ...words('section.contact.field.required'),
      max: 80,
      example: 'form.companyRequired',
    }),
    choices: list({
      ...words('section.contact.field.choices'),
      minItems: 2,
      maxItems: 30,
      distinct: ['label'],
      items: { $ref: '#/definitions/formChoice' },
    }),
    autocomplete: choice({
      ...words('section.contact.field.autocomplete'),
      choices: autocompleteValues,
    }),
  },
})
