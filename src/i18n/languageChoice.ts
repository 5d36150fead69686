/**
 * What follows from the choice of a language. The boot script reads this file too: no React here, and of the languages only
 * those of the page.
 */
import type { Language } from '../../schema/languages.ts'

/** What the document says in one language outside of the page's own tree. */
export interface DocumentWords {
  /** The BCP 47 tag of the language. */
  lang: string
  title: string
  description: string
  /** Said by screen readers after a switch to this language. */
  changed: string
}

/** The languages that a visitor can choose, in the order of the flags: none where the page is in one only. */
export type Choices = Readonly<Record<Language, DocumentWords>>

export function isChoice(choices: Choices, value: unknown): value is Language {
  return Object.hasOwn(choices, String(value))
}

/** Local storage key and address parameter. */
const storageKey = 'language'
const parameter = 'lang'

/** A storage that throws (blocked cookies, a sandboxed frame) only means that the choice is not remembered. */
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
export function chosenLanguage(choices: Choices): Language | undefined {
  const asked = new URL(location.href).searchParams.get(parameter)
  if (isChoice(choices, asked)) return asked
  const stored = remembered(storageKey)
  return isChoice(choices, stored) ? stored : undefined
}

/** Takes the parameter out of the address. Where it named one of the choices, `chosen` is stored. */
export function tidyAddress(choices: Choices, chosen: Language): void {
  const url = new URL(location.href)
  const asked = url.searchParams.get(parameter)
  if (asked === null) return
  url.searchParams.delete(parameter)
  if (isChoice(choices, asked)) storeLanguage(chosen)
  history.replaceState(history.state, '', url)
}

/** The first of the choices that the browser asks for. */
export function browserLanguage(choices: Choices): Language | undefined {
  const primary = (lang: string) => lang.split('-')[0]
  for (const asked of navigator.languages)
    for (const [key, { lang }] of Object.entries(choices))
      if (primary(lang) === primary(asked) && isChoice(choices, key)) return key
  return undefined
}

/** Puts a language into what lies outside the page's tree: `lang`, title and description. */
export function showInDocument(words: DocumentWords): void {
  document.documentElement.lang = words.lang
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
