import type { FormField as ContentField } from '../../schema/generated/siteContent.ts'

/** A field of the form. `label` and `required` are ids of texts. */
export interface FormField extends Omit<ContentField, 'autocomplete'> {
  /** The element's name. The email uses `id` instead. */
  name: string
  autocomplete?: string
}

const nameField: FormField = {
  id: 'name',
  name: 'name',
  label: 'form.name',
  required: 'form.nameRequired',
  autocomplete: 'name',
}
const contactField: FormField = {
  id: 'contact',
  name: 'contact',
  label: 'form.contact',
  required: 'form.contactRequired',
}
const messageField: FormField = {
  id: 'message',
  name: 'message',
  label: 'form.message',
  required: 'form.messageRequired',
}

/** All fields in page order: name, contact, the content's additional fields, message. */
export function formFields(additional: readonly ContentField[] = []): FormField[] {
  // An element hides the form's property of the same name: an element named “reset” would hide the method.
  const withNames = additional.map((field) => ({ ...field, name: elementId(field.id) }))
  return [nameField, contactField, ...withNames, messageField]
}

/** The id of a field's element. The underscore distinguishes it from ids of sections and properties of forms. */
export const elementId = (id: string) => `form_${id}`
