import { remember, remembered } from '../i18n/languageChoice.ts'

const key = 'editor-token'

/** The token of the last editor that was opened in this browser; "" if there is none. */
export const storedToken = () => remembered(key) ?? ''

interface Token {
  value: string
  /** False if the browser cannot store it: it stays in the address for a reload. */
  isKept: boolean
}

/**
 * Any page can link here with a wrong token, so only an accepted token replaces the stored one. `isTaken` is undefined
 * if the server does not answer.
 */
export async function findToken(
  isTaken: (token: string) => Promise<boolean | undefined>,
): Promise<Token> {
  const printed = location.hash.slice(1)
  const stored = storedToken()
  if (printed === '') return { value: stored, isKept: true }
  const isGood = printed === stored || (await isTaken(printed))
  if (isGood) remember(key, printed)
  const isKept = remembered(key) === printed
  if (isKept || isGood === false) history.replaceState(null, '', location.pathname)
  return isGood === false
    ? { value: stored, isKept: true }
    : { value: printed, isKept: isKept || !isGood }
}
