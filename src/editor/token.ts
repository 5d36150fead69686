import { remember, remembered } from '../i18n/languageChoice.ts'

const key = 'editor-token'

/**
 * The token that the server printed in the address. It is taken out of there, and kept for this address alone: a page that is
 * open when the server is started anew finds the new one here, as soon as that has opened a page.
 */
export function readToken(): string {
  const given = location.hash.slice(1)
  if (given !== '') {
    remember(key, given)
    history.replaceState(null, '', location.pathname)
  }
  return remembered(key) ?? ''
}
