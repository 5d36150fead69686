/** The rest is in boot.ts, after the first view, which arrives and is painted before it. */
import type { Language } from '../../schema/languages.ts'
import { browserLanguage, chosenLanguage } from '../i18n/languageChoice.ts'
import type { BootData } from './boot.ts'

declare global {
  interface Window {
    visitor: {
      /** The language chosen by the address or in an earlier visit. */
      chosen: Language | undefined
      /** The language of the page that the browser prefers. */
      asked: Language | undefined
    }
  }
}

const data = document.getElementById('boot-data')?.textContent ?? ''
// Written by scripts/build/document.ts with this type.
const [, defaultLanguage, choices] = JSON.parse(data) as BootData
const { dataset } = document.documentElement
const chosen = chosenLanguage(choices)
window.visitor = { chosen, asked: browserLanguage(choices) }
// A visitor with another language must not see the document's own, however slowly it arrives.
if ((chosen ?? defaultLanguage) !== defaultLanguage) {
  dataset['hidden'] = ''
  // An empty page must not be painted first: a browser that knows `rel=expect` paints when boot.ts removes this link, or
  // when the whole document has arrived.
  document.querySelector('[rel=expect]')?.setAttribute('href', '#boot')
}
// A browser that cannot read boot.ts, or a host that removes it, leaves the page as one without scripts.
document.addEventListener('readystatechange', () => {
  if ('boot' in window) return
  delete dataset['hidden']
  delete dataset['form']
})
// Last: if anything above throws, the document is shown without the mark.
dataset['form'] = 'open'
