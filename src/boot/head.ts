/** The inline script in the head. Chooses the language; boot.ts, after the first view, does the rest. */
import type { Language } from '../../schema/languages.ts'
import { browserLanguage, chosenLanguage } from '../i18n/languageChoice.ts'
import type { BootData } from './boot.ts'

declare global {
  interface Window {
    visitor: {
      /** The language chosen by the address or in an earlier visit. */
      choice: Language | undefined
      /** The language of the page that the browser prefers. */
      preferred: Language | undefined
    }
  }
}

const data = document.getElementById('boot-data')?.textContent ?? ''
// Written by scripts/build/document.ts with this type.
const [, defaultLanguage, choices] = JSON.parse(data) as BootData
const { dataset } = document.documentElement
const choice = chosenLanguage(choices)
window.visitor = { choice, preferred: browserLanguage(choices) }
// A visitor with another language must not see the document's language, however slowly the document arrives.
if ((choice ?? defaultLanguage) !== defaultLanguage) {
  dataset['hidden'] = ''
  // An empty page must not be painted first: a browser that supports `rel=expect` paints when boot.ts removes this
  // link, or when the complete document has arrived.
  document.querySelector('[rel=expect]')?.setAttribute('href', '#boot')
}
// If the browser cannot read boot.ts, or the host has removed it, the page is shown as without scripts.
document.addEventListener('readystatechange', () => {
  if ('boot' in window) return
  delete dataset['hidden']
  delete dataset['form']
})
// This comes last, so that the form stays unavailable if anything above throws.
dataset['form'] = 'open'
