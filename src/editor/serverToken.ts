import { remember, remembered } from '../i18n/languageChoice.ts'

const key = 'editor-token'

/** The token of the last editor that was opened in this browser; "" if there is none. */
export const storedToken = () => remembered(key) ?? ''

/**
 * The token in the address, otherwise the stored one. Any page can link here with a wrong token, so only an accepted
 * token replaces the stored one. `isTaken` is undefined if the server does not respond.
 */
export async function findToken(
  isTaken: (token: string) => Promise<boolean | undefined>,
): Promise<string> {
  const printed = location.hash.slice(1)
  const stored = storedToken()
  if (printed === '') return stored
  const isGood = printed === stored || (await isTaken(printed))
  if (isGood) remember(key, printed)
  // If the browser cannot store it, it stays in the address for a reload.
  const isKept = remembered(key) === printed
  if (isKept || isGood === false) history.replaceState(null, '', location.pathname)
  return isGood === false ? stored : printed
}
