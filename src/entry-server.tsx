import { CacheProvider } from '@emotion/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { createIntl } from 'react-intl'
import { catalogs } from 'virtual:site-content'

import { App } from './App.tsx'
import { documentWords } from './i18n/documentWords.ts'
import { languages, type DocumentWords, type Language } from './i18n/languages.ts'
import { createServerCache, styleKey } from './styleCache.ts'

/** One language of the page, as the prerenderer puts it into the document. */
export interface RenderedPage {
  html: string
  words: DocumentWords
  /** Emotion's rules by name: those of components, and those for the whole document. */
  styles: {
    key: string
    scoped: Record<string, string>
    global: Record<string, string>
  }
}

/** Renders the page in a language. Used by the prerenderer and the dev server alone. */
export function render(language: Language): RenderedPage {
  const cache = createServerCache()
  const html = renderToString(
    <CacheProvider value={cache}>
      <StrictMode>
        <App language={language} />
      </StrictMode>
    </CacheProvider>,
  )
  const rules = Object.entries(cache.inserted).filter(
    (rule): rule is [string, string] => typeof rule[1] === 'string',
  )
  const isScoped = ([name]: [string, string]) => `${styleKey}-${name}` in cache.registered
  return {
    html,
    words: wordsOf(language),
    styles: {
      key: styleKey,
      scoped: Object.fromEntries(rules.filter(isScoped)),
      global: Object.fromEntries(rules.filter((rule) => !isScoped(rule))),
    },
  }
}

function wordsOf(language: Language): DocumentWords {
  const { formatMessage } = createIntl({
    locale: languages[language].lang,
    messages: catalogs[language],
  })
  return documentWords((id) => formatMessage({ id }))
}
