import {
  createContext,
  startTransition,
  use,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { IntlProvider, type MessageFormatElement } from 'react-intl'

import { isLanguage, languages, type Language } from '../../schema/languages.ts'
import { documentTexts } from './documentTexts.ts'
import { announce, showInDocument, storeLanguage } from './languageChoice.ts'
import { useText } from './useText.ts'

/** The catalogs of the page's languages, in the order of the flags. */
export type Catalogs = Record<Language, Record<string, MessageFormatElement[]>>

interface LanguageChoice {
  language: Language
  /** All languages of the page. */
  choices: readonly Language[]
  setLanguage: (language: Language) => void
}

const LanguageContext = createContext<LanguageChoice | null>(null)

/** The language of the page, and the function that changes it. */
export function useLanguage(): LanguageChoice {
  const choice = use(LanguageContext)
  if (!choice) throw new Error('Failed to read the language: no LanguageProvider above.')
  return choice
}

interface LanguageProviderProps {
  /** The initial language, which the document is in already. */
  language: Language
  catalogs: Catalogs
  children: ReactNode
}

export function LanguageProvider({
  language: initialLanguage,
  catalogs,
  children,
}: LanguageProviderProps) {
  const [language, setLanguage] = useState(initialLanguage)
  const changeLanguage = (newLanguage: Language) => {
    storeLanguage(newLanguage)
    // A transition keeps the flags responsive on a slow phone.
    startTransition(() => setLanguage(newLanguage))
  }
  const choices = Object.keys(catalogs).filter(isLanguage)
  return (
    <LanguageContext value={{ language, choices, setLanguage: changeLanguage }}>
      <IntlProvider locale={languages[language].lang} messages={catalogs[language]}>
        <DocumentLanguage language={language} />
        {children}
      </IntlProvider>
    </LanguageContext>
  )
}

/** Applies a language change to the document outside React's tree. */
function DocumentLanguage({ language }: { language: Language }) {
  const text = useText()
  const documentLanguage = useRef(language)
  useEffect(() => {
    if (documentLanguage.current === language) return
    documentLanguage.current = language
    const texts = documentTexts(language, text)
    showInDocument(texts)
    announce(texts.changed)
  }, [language, text])
  return null
}
