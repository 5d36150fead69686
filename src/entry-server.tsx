import { CacheProvider } from '@emotion/react'
import GlobalStyles from '@mui/material/GlobalStyles'
import { StrictMode, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createIntl } from 'react-intl'
import { content } from 'virtual:site-content'

import { languages, type Language } from '../schema/languages.ts'
import { typefaceOf } from '../schema/look/typefaces.ts'
import { App } from './App.tsx'
import { documentWords } from './i18n/documentWords.ts'
import type { DocumentWords } from './i18n/languageChoice.ts'
import { edgeStyles, pageStyles } from './pageStyles.ts'
import { createServerCache } from './styleCache.ts'
import { themeOf } from './theme.ts'

/** One language of the page, as the prerenderer puts it into the document. */
export interface RenderedPage {
  html: string
  /** Emotion's rules of the page's components, by the name of each. */
  rules: Record<string, string>
}

/** Renders the page in a language. Used by the prerenderer and the dev server alone. */
export function render(language: Language): RenderedPage {
  return renderWithRules(
    <StrictMode>
      <App content={content} language={language} year={new Date().getFullYear()} />
    </StrictMode>,
  )
}

/** What the document says in a language outside of the page's tree. */
export function renderWords(language: Language): DocumentWords {
  const { formatMessage } = createIntl({
    locale: languages[language].lang,
    messages: content.catalogs[language],
  })
  return documentWords(language, (id) => formatMessage({ id }))
}

/**
 * The rules for the document as a whole: the theme's variables and the page's own; later, those that no first section needs.
 * The application never changes them, so it goes without them.
 */
export function renderGlobalStyles(): { first: string; later: string } {
  const theme = themeOf(content.palette, typefaceOf(content.site))
  const { edge } = content.motif
  const render = (node: ReactNode) => Object.values(renderWithRules(node).rules).join('')
  return {
    first: render(
      <>
        <GlobalStyles styles={theme.generateStyleSheets()} />
        <GlobalStyles styles={pageStyles(theme)} />
      </>,
    ),
    later: edge ? render(<GlobalStyles styles={edgeStyles(edge)} />) : '',
  }
}

function renderWithRules(node: ReactNode) {
  const cache = createServerCache()
  const html = renderToString(<CacheProvider value={cache}>{node}</CacheProvider>)
  const inserted = Object.entries(cache.inserted).filter(
    (rule): rule is [string, string] => typeof rule[1] === 'string',
  )
  return { html, rules: Object.fromEntries(inserted) }
}
