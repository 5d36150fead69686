import { announce } from '../i18n/languageChoice.ts'

/**
 * Sets the attribute by which the styles (src/pageStyles.ts) show the form or its replacement. Without this attribute,
 * no script has run, so the form cannot be sent.
 */
export function setFormState(state: 'open' | 'closed'): void {
  document.documentElement.dataset['form'] = state
}

/** Shows the contact details in place of the form, and announces them. Used if the application cannot be loaded. */
export function replaceForm(): void {
  setFormState('closed')
  const note = document.querySelector('[data-form-unavailable]')
  announce(note?.firstElementChild?.textContent ?? '')
}
