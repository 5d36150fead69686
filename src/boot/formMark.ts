import { announce } from '../i18n/languageChoice.ts'

/**
 * Sets the attribute by which the styles (src/pageStyles.ts) show the form or its replacement. Without it no script
 * has run, so the form cannot be sent.
 */
export function markForm(form: 'open' | 'closed'): void {
  document.documentElement.dataset['form'] = form
}

/** The application cannot be loaded: the form's replacement says how to write instead. */
export function closeForm(): void {
  markForm('closed')
  const note = document.querySelector('[data-form-unavailable]')
  announce(note?.firstElementChild?.textContent ?? '')
}
