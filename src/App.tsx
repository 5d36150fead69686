import { useEffect } from 'react'
import { catalogs, site } from 'virtual:site-content'

import { Header } from './components/Header.tsx'
import { SkipLink } from './components/SkipLink.tsx'
import { LanguageProvider, useLanguage } from './i18n/LanguageProvider.tsx'
import type { Language } from './i18n/languages.ts'
import { PageStyles } from './PageStyles.tsx'
import { Section } from './sections/Section.tsx'
import { Theme } from './Theme.tsx'

interface AppProps {
  language: Language
  onHydrated?: (setLanguage: (language: Language) => void) => void
}

export function App({ language, onHydrated }: AppProps) {
  const last = site.sections.at(-1)
  // A footer is a landmark of the page only outside main.
  const footer = last?.type === 'footer' ? last : null
  const sections = footer ? site.sections.slice(0, -1) : site.sections
  return (
    <Theme>
      <PageStyles />
      <LanguageProvider initial={language} catalogs={catalogs}>
        {onHydrated && <Hydrated onHydrated={onHydrated} />}
        <SkipLink />
        <Header company={site.company} header={site.header} />
        <main id="content" tabIndex={-1}>
          {sections.map((section) => (
            <Section key={section.id} section={section} site={site} />
          ))}
        </main>
        {footer && <Section section={footer} site={site} />}
      </LanguageProvider>
    </Theme>
  )
}

function Hydrated({ onHydrated }: Required<Pick<AppProps, 'onHydrated'>>) {
  const { setLanguage } = useLanguage()
  // Once, after hydration: later changes of language make a new function, not a new start.
  useEffect(() => onHydrated(setLanguage), []) // oxlint-disable-line react/exhaustive-deps
  return null
}
