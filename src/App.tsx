import Box from '@mui/material/Box'
import { Fragment, memo, useLayoutEffect } from 'react'

import type { Language } from '../schema/languages.ts'
import { typefaceOf } from '../schema/look/typefaces.ts'
import type { PageContent } from '../schema/pageContent.ts'
import { firstViewEnd } from './boot/selectors.ts'
import { Header } from './components/Header.tsx'
import { Notice } from './components/Notice.tsx'
import { PageProvider } from './components/page.ts'
import { SkipLink } from './components/SkipLink.tsx'
import { visuallyHidden } from './components/visuallyHidden.ts'
import { LanguageProvider, useLanguage } from './i18n/LanguageProvider.tsx'
import { Section } from './sections/Section.tsx'
import { Theme } from './Theme.tsx'

interface AppProps {
  content: PageContent
  language: Language
  /** The current year on the visitor's device, which the boot script has written into the prerendered page. */
  year: number
  /** Called before paint, after hydration and after each language change. */
  onShown?: (language: Language, setLanguage: (language: Language) => void) => void
}

export function App({ content, language, year, onShown }: AppProps) {
  return (
    <Theme palette={content.palette} typeface={typefaceOf(content.site)}>
      <LanguageProvider language={language} catalogs={content.catalogs}>
        {onShown && <LanguageObserver onShown={onShown} />}
        <Page content={content} year={year} />
      </LanguageProvider>
    </Theme>
  )
}

interface PageProps {
  content: PageContent
  year: number
}

/** The page is memoized: a language change renders only the components that read the language. */
const Page = memo(function Page({ content, year }: PageProps) {
  const hasHero = content.site.sections.some(({ type }) => type === 'hero')
  const lastSection = content.site.sections.at(-1)
  // A footer is a landmark only outside main.
  const footer = lastSection?.type === 'footer' ? lastSection : null
  const sections = content.site.sections.slice(0, footer ? -1 : undefined)
  return (
    <PageProvider value={{ ...content, year }}>
      <SkipLink />
      <Notice />
      <Header />
      <main id="content" tabIndex={-1}>
        {/* A heading for screen readers. A hero has a visible one. */}
        {!hasHero && (
          <Box component="h1" sx={visuallyHidden}>
            {content.site.company.name}
          </Box>
        )}
        {sections.map((section, index) => (
          <Fragment key={section.id}>
            <Section section={section} />
            {index === 0 && laterStylesAddress !== undefined && (
              <>
                <i id={firstViewEnd} hidden />
                <link rel="stylesheet" href={laterStylesAddress} fetchPriority="low" />
              </>
            )}
          </Fragment>
        ))}
      </main>
      {footer && <Section section={footer} />}
    </PageProvider>
  )
})

/** The address of the later styles. They block only what is below their link, and load after the typeface. */
const laterStylesAddress = import.meta.env.LATER_STYLES

function LanguageObserver({ onShown }: Required<Pick<AppProps, 'onShown'>>) {
  const { language, setLanguage } = useLanguage()
  // `setLanguage` is not a dependency: it is a new function on every render.
  useLayoutEffect(() => onShown(language, setLanguage), [language]) // oxlint-disable-line react/exhaustive-deps
  return null
}
