import { storeValue, storedValue } from '../i18n/languageChoice.ts'

const storageKey = 'editor-token'

/** The token of the last editor that was opened in this browser; "" if there is none. */
export const storedToken = () => storedValue(storageKey) ?? ''

/**
 * Finds the token in the address, otherwise the stored one. Any page can link here with a wrong token, so only an
 * accepted token replaces the stored one. `isAccepted` is undefined if the server does not respond.
 */
export async function findToken(
  isAccepted: (token: string) => Promise<boolean | undefined>,
): Promise<string> {
  const newToken = location.hash.slice(1)
  const oldToken = storedToken()
  if (newToken === '') return oldToken
  const isValid = newToken === oldToken || (await isAccepted(newToken))
  if (isValid) storeValue(storageKey, newToken)
  // A token that the browser cannot store stays in the address for a reload.
  const isStored = storedValue(storageKey) === newToken
  if (isStored || isValid === false) history.replaceState(null, '', location.pathname)
  return isValid === false ? oldToken : newToken
}
