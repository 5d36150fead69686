import {
  createContext,
  startTransition,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { IntlProvider, type MessageFormatElement } from 'react-intl'

import { documentWords } from './documentWords.ts'
import {
  announce,
  languages,
  showInDocument,
  storeLanguage,
  type Language,
} from './languages.ts'
import { useText } from './useText.ts'

export type Catalogs = Record<Language, Record<string, MessageFormatElement[]>>

interface LanguageChoice {
  language: Language
  setLanguage: (language: Language) => void
}

const LanguageContext = createContext<LanguageChoice | null>(null)

/** The language of the page and the function that changes it. */
export function useLanguage(): LanguageChoice {
  const choice = use(LanguageContext)
  if (!choice) throw new Error('Failed to read the language: no LanguageProvider above.')
  return choice
}

interface LanguageProviderProps {
  /** The language to begin with. A later change of it is shown, but neither stored nor announced: nobody has chosen it here. */
  language: Language
  catalogs: Catalogs
  children: ReactNode
}

export function LanguageProvider({
  language: given,
  catalogs,
  children,
}: LanguageProviderProps) {
  const [shown, show] = useState({ given, language: given, isChosen: false })
  if (shown.given !== given) show({ given, language: given, isChosen: false })
  const { language, isChosen } = shown
  const choice = useMemo(
    () => ({
      language,
      setLanguage: (next: Language) => {
        storeLanguage(next)
        // A transition keeps the tap on a flag responsive on a slow phone.
        startTransition(() =>
          show((before) => ({ ...before, language: next, isChosen: true })),
        )
      },
    }),
    [language],
  )
  return (
    <LanguageContext value={choice}>
      <IntlProvider locale={languages[language].lang} messages={catalogs[language]}>
        <DocumentLanguage language={language} isChosen={isChosen} />
        {children}
      </IntlProvider>
    </LanguageContext>
  )
}

/** Carries a change of language to the document around the page. */
function DocumentLanguage({
  language,
  isChosen,
}: {
  language: Language
  isChosen: boolean
}) {
  const text = useText()
  const shown = useRef(language)
  useEffect(() => {
    if (shown.current === language) return
    shown.current = language
    const words = documentWords(text)
    showInDocument(language, words)
    if (isChosen) announce(words.changed)
  }, [language, isChosen, text])
  return null
}
