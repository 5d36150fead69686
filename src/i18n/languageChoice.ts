/**
 * Chooses and remembers the language. The boot script imports this file too, so it must not import React or a list of
 * all languages.
 */
import type { Language } from '../../schema/languages.ts'

/** The texts outside React's tree in one language. */
export interface DocumentTexts {
  /** The BCP 47 tag of the language. */
  lang: string
  title: string
  description: string
  /** Announced by screen readers after a switch to this language. */
  changed: string
}

/** The languages that a visitor can choose, in the order of the flags: empty for a page in one language. */
export type Choices = Readonly<Record<Language, DocumentTexts>>

export function isChoice(choices: Choices, value: unknown): value is Language {
  return Object.hasOwn(choices, String(value))
}

/** Key in local storage and name of the address parameter. */
const storageKey = 'language'
const addressParameter = 'lang'

/** Stores a value in the browser, if it can: storage throws if cookies are blocked and in sandboxed frames. */
export function storeValue(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Without storage, the value is lost when the page closes.
  }
}

export function storedValue(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function storeLanguage(language: Language): void {
  storeValue(storageKey, language)
}

/** The primary subtag: pt for pt-BR, PT_br, or pt. */
const primarySubtag = (tag: string) => tag.toLowerCase().split(/[-_]/)[0]

function languageOfTag(choices: Choices, tag: string): Language | undefined {
  for (const [key, { lang }] of Object.entries(choices))
    if (primarySubtag(lang) === primarySubtag(tag) && isChoice(choices, key)) return key
  return undefined
}

/** The language chosen by the address (our key or a tag), otherwise in an earlier visit. */
export function chosenLanguage(choices: Choices): Language | undefined {
  const tag = new URLSearchParams(location.search).get(addressParameter) ?? ''
  const key = primarySubtag(tag)
  const requestedLanguage = isChoice(choices, key) ? key : languageOfTag(choices, tag)
  if (requestedLanguage) return requestedLanguage
  // Storage comes last, because the first access takes 10 ms of a slow phone's processor.
  const stored = storedValue(storageKey)
  return isChoice(choices, stored) ? stored : undefined
}

/** Removes the language parameter from the address, and stores the choice instead. */
export function moveParameterToStorage(chosen: Language | undefined): void {
  const url = new URL(location.href)
  if (!url.searchParams.has(addressParameter)) return
  url.searchParams.delete(addressParameter)
  if (chosen) storeLanguage(chosen)
  history.replaceState(history.state, '', url)
}

/** The first of the choices among the browser's preferred languages. Some embedded browsers have no list of them. */
export function browserLanguage(choices: Choices): Language | undefined {
  const tags = navigator.languages as readonly string[] | undefined
  for (const tag of tags ?? []) {
    const choice = languageOfTag(choices, tag)
    if (choice) return choice
  }
  return undefined
}

/** Updates `lang`, title, and description of the document. */
export function showInDocument(texts: DocumentTexts): void {
  document.documentElement.lang = texts.lang
  document.title = texts.title
  document
    .querySelector('meta[name=description]')
    ?.setAttribute('content', texts.description)
}

/** Announces a text to screen readers, through the live region outside React's tree. */
export function announce(text: string, lang = document.documentElement.lang): void {
  const announcer = document.getElementById('announcer')
  if (!announcer) return
  announcer.lang = lang
  announcer.textContent = text
}
