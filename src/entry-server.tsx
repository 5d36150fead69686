import { CacheProvider } from '@emotion/react'
import GlobalStyles from '@mui/material/GlobalStyles'
import { StrictMode, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createIntl } from 'react-intl'
import { content } from 'virtual:site-content'

import { languages, type Language } from '../schema/languages.ts'
import { typefaceOf } from '../schema/look/typefaces.ts'
import { App } from './App.tsx'
import { documentTexts } from './i18n/documentTexts.ts'
import type { DocumentTexts } from './i18n/languageChoice.ts'
import { edgeStyles, laterPageStyles, pageStyles } from './pageStyles.ts'
import { createServerCache } from './styleCache.ts'
import { themeOf } from './theme.ts'

/** The rendered page in one language. */
export interface RenderedPage {
  html: string
  /** Emotion's rules by class name. */
  rules: Record<string, string>
}

const pages = new Map<Language, RenderedPage>()

/** Renders the page in one language, for the build and the dev server. Later calls return the same page. */
export function render(language: Language): RenderedPage {
  const page =
    pages.get(language) ??
    renderWithRules(
      <StrictMode>
        <App content={content} language={language} year={new Date().getFullYear()} />
      </StrictMode>,
    )
  pages.set(language, page)
  return page
}

/** Returns the texts outside React's tree in one language. */
export function renderDocumentTexts(language: Language): DocumentTexts {
  const { formatMessage } = createIntl({
    locale: languages[language].lang,
    messages: content.catalogs[language],
  })
  return documentTexts(language, (id) => formatMessage({ id }))
}

/** Returns the global styles; the first view does not need `later`. No style changes, so the application omits them. */
export function renderGlobalStyles(): { first: string; later: string } {
  const theme = themeOf(content.palette, typefaceOf(content.site))
  const { edge } = content.motif
  const rulesOf = (node: ReactNode) => Object.values(renderWithRules(node).rules).join('')
  return {
    first: rulesOf(
      <>
        <GlobalStyles styles={theme.generateStyleSheets()} />
        <GlobalStyles styles={pageStyles(theme, content.site.site.buttons)} />
      </>,
    ),
    later: rulesOf(
      <>
        <GlobalStyles styles={laterPageStyles(theme)} />
        {edge && <GlobalStyles styles={edgeStyles(edge)} />}
      </>,
    ),
  }
}

function renderWithRules(node: ReactNode) {
  const cache = createServerCache()
  const html = renderToString(<CacheProvider value={cache}>{node}</CacheProvider>)
  const insertedRules = Object.entries(cache.inserted).filter(
    (rule): rule is [string, string] => typeof rule[1] === 'string',
  )
  return { html, rules: Object.fromEntries(insertedRules) }
}
