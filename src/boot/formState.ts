import { announce } from '../i18n/languageChoice.ts'

/**
 * Sets the attribute by which the styles (src/pageStyles.ts) show the form or its replacement. Without this attribute,
 * no script has run, so the form cannot be sent.
 */
export function setFormState(state: 'open' | 'closed'): void {
  document.documentElement.dataset['form'] = state
}

/** Shows and announces the contact details in place of the form, if the application fails to load or crashes. */
export function replaceForm(): void {
  setFormState('closed')
  const note = document.querySelector('[data-form-unavailable]')
  announce(note?.firstElementChild?.textContent ?? '')
}
