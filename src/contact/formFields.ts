import type { FormField as ContentField } from '../../schema/generated/siteContent.ts'

/** A field of the form; what it says are names of texts. */
export interface FormField extends Omit<ContentField, 'autocomplete'> {
  autocomplete?: string
}

const name: FormField = {
  id: 'name',
  label: 'form.name',
  required: 'form.nameRequired',
  autocomplete: 'name',
}
const contact: FormField = {
  id: 'contact',
  label: 'form.contact',
  required: 'form.contactRequired',
}
const message: FormField = {
  id: 'message',
  label: 'form.message',
  required: 'form.messageRequired',
}

/** In the order in which they stand and are checked: those of every form, and the content's further ones before the message. */
export function formFields(further: readonly FormField[] = []): FormField[] {
  return [name, contact, ...further, message]
}
