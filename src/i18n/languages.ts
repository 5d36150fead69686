/** The two languages of the site, and everything that follows from the choice of one. No React here: the boot script reads this file too. */
export type Language = 'en' | 'br'

/** `br` is our key only (in BCP 47 it is Breton), so every outside standard gets its own word from here. */
export const languages = { en: { lang: 'en' }, br: { lang: 'pt-BR' } } as const
export const captchaLanguages = { en: 'en', br: 'pt' } as const
/** Of Open Graph. */
export const openGraphLocales = { en: 'en_US', br: 'pt_BR' } as const

export const defaultLanguage: Language = 'en'

/** Local storage key and address parameter. */
const storageKey = 'language'
const parameter = 'lang'

export function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'br'
}

/** The words of a language that stand outside the page's own tree. */
export interface DocumentWords {
  title: string
  description: string
  /** Said by screen readers after a switch to this language. */
  changed: string
}

/** A storage that throws (blocked cookies, a sandboxed frame) costs the visitor the memory of the choice, nothing else. */
export function storeLanguage(language: Language): void {
  try {
    localStorage.setItem(storageKey, language)
  } catch {
    // The choice lasts as long as the page.
  }
}

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

/** The language to open in: the address, then the memory, then English. The parameter is taken out of the address; a valid one is stored. */
export function openingLanguage(): Language {
  const url = new URL(location.href)
  const asked = url.searchParams.get(parameter)
  if (asked !== null) {
    url.searchParams.delete(parameter)
    history.replaceState(history.state, '', url)
  }
  if (isLanguage(asked)) {
    storeLanguage(asked)
    return asked
  }
  const stored = storedLanguage()
  return isLanguage(stored) ? stored : defaultLanguage
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
