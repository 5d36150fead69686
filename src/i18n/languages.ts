/** The two languages of the site, and everything that follows from the choice of one. No React here: the boot script reads this file too. */

/** `br` is our key only: in BCP 47, which `lang` speaks, it is Breton. */
export const languages = { en: { lang: 'en' }, br: { lang: 'pt-BR' } } as const

export type Language = keyof typeof languages

export function isLanguage(value: string | null | undefined): value is Language {
  return Object.hasOwn(languages, String(value))
}

/** In the order of the flags. */
export const languageList: readonly Language[] = Object.keys(languages).filter(isLanguage)

/** Of two, the one that is not `language`. */
export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'br' : 'en'
}

/** The language of the document where the content names none (`site.defaultLanguage`). */
export const usualLanguage: Language = 'en'

/** The words of a language that stand outside the page's own tree. */
export interface DocumentWords {
  title: string
  description: string
  /** Said by screen readers after a switch to this language. */
  changed: string
}

/** Local storage key and address parameter. */
const storageKey = 'language'
const parameter = 'lang'

/** A storage that throws (blocked cookies, a sandboxed frame) costs the visitor the memory of the choice, nothing else. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // It lasts as long as the page.
  }
}

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function storeLanguage(language: Language): void {
  remember(storageKey, language)
}

/** What the visitor has chosen: by the address, else in an earlier visit. */
export function chosenLanguage(): Language | undefined {
  const asked = new URL(location.href).searchParams.get(parameter)
  if (isLanguage(asked)) return asked
  const stored = remembered(storageKey)
  return isLanguage(stored) ? stored : undefined
}

/** Takes the parameter out of the address. Where it named a language, `chosen` is stored. */
export function tidyAddress(chosen: Language): void {
  const url = new URL(location.href)
  const asked = url.searchParams.get(parameter)
  if (asked === null) return
  url.searchParams.delete(parameter)
  if (isLanguage(asked)) storeLanguage(chosen)
  history.replaceState(history.state, '', url)
}

/** The first of our languages that the browser asks for. */
export function browserLanguage(): Language | undefined {
  const primary = (lang: string) => lang.split('-')[0]
  for (const asked of navigator.languages)
    for (const key of languageList)
      if (primary(languages[key].lang) === primary(asked)) return key
  return undefined
}

/** Puts a language into what lies outside the page's tree: `lang`, title and description. */
export function showInDocument(language: Language, words: DocumentWords): void {
  document.documentElement.lang = languages[language].lang
  document.title = words.title
  document
    .querySelector('meta[name="description"]')
    ?.setAttribute('content', words.description)
}

/** Says something to screen readers, through the live region of the shell. */
export function announce(text: string): void {
  const announcer = document.getElementById('announcer')
  if (announcer) announcer.textContent = text
}
