import type { FormField as ContentField } from '../../schema/generated/siteContent.ts'

/** A field of the form. Its texts are ids. */
export interface FormField extends Omit<ContentField, 'autocomplete'> {
  /** The name in the page; the email uses the id. */
  name: string
  autocomplete?: string
}

const name: FormField = {
  id: 'name',
  name: 'name',
  label: 'form.name',
  required: 'form.nameRequired',
  autocomplete: 'name',
}
const contact: FormField = {
  id: 'contact',
  name: 'contact',
  label: 'form.contact',
  required: 'form.contactRequired',
}
const message: FormField = {
  id: 'message',
  name: 'message',
  label: 'form.message',
  required: 'form.messageRequired',
}

/** All fields in page order: name, contact, the content's additional fields, message. */
export function formFields(additional: readonly ContentField[] = []): FormField[] {
  // A field hides the form's property of the same name: "reset" would hide the method.
  const withNames = additional.map((field) => ({ ...field, name: elementId(field.id) }))
  return [name, contact, ...withNames, message]
}

/** The underscore distinguishes the id from ids of sections and properties of forms. */
export const elementId = (id: string) => `form_${id}`
