import { announce } from '../i18n/languageChoice.ts'

/** By this mark the styles (src/pageStyles.ts) show the form, or what takes its place. Without it no script has run: nothing can be chosen or sent. */
export function markForm(form: 'open' | 'closed'): void {
  document.documentElement.dataset['form'] = form
}

/** The application cannot be had: who wants to write is told what to do instead. */
export function closeForm(): void {
  markForm('closed')
  const note = document.querySelector('[data-form-unavailable]')
  announce(note?.firstElementChild?.textContent ?? '')
}
