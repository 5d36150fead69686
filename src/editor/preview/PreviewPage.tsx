import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import GlobalStyles from '@mui/material/GlobalStyles'
import { useEffect, useMemo, useRef, useState } from 'react'

import type { SchemeName } from '../../../schema/colors/scheme.ts'
import type { Language } from '../../../schema/languages.ts'
import { typefaceOf } from '../../../schema/look/typefaces.ts'
import type { PageContent } from '../../../schema/pageContent.ts'
import { App } from '../../App.tsx'
import { edgeStyles, laterPageStyles, pageStyles } from '../../pageStyles.ts'
import { themeOf } from '../../theme.ts'
import { schemeCache } from './schemeCache.ts'
import { useTypeface } from './useTypeface.ts'

interface PreviewPageProps {
  content: PageContent
  language: Language
  scheme: SchemeName
}

const caches = { light: schemeCache('light'), dark: schemeCache('dark') }
const year = new Date().getFullYear()

export function PreviewPage({ scheme, ...page }: PreviewPageProps) {
  return <PageInCache {...page} cache={caches[scheme]} />
}

interface PageInCacheProps {
  content: PageContent
  language: Language
  cache: EmotionCache
}

/** The page as visitors get it, with the styles that the build puts into its document. */
export function PageInCache({ content, language, cache }: PageInCacheProps) {
  const { palette, site } = content
  const { edge } = content.motif
  const typeface = typefaceOf(site)
  const { buttons } = site.site
  useTypeface(typeface)
  const [variables, styles] = useMemo(() => {
    const theme = themeOf(palette, typeface)
    return [
      theme.generateStyleSheets(),
      [pageStyles(theme, buttons), laterPageStyles(theme), edge && edgeStyles(edge)],
    ]
  }, [palette, typeface, buttons, edge])
  // The page has its language as state: changing it there, instead of rendering a new page, keeps the rest of its state.
  const setLanguage = useRef<(language: Language) => void>(null)
  const [first] = useState(language)
  useEffect(() => setLanguage.current?.(language), [language])
  return (
    <CacheProvider value={cache}>
      {variables.map((sheet, index) => (
        // The index can be the key, since the order never changes.
        <GlobalStyles key={index} styles={sheet} /> // oxlint-disable-line react/no-array-index-key
      ))}
      <GlobalStyles styles={styles} />
      <App
        content={content}
        language={first}
        year={year}
        onShown={(shown, set) => {
          const isFirst = !setLanguage.current
          setLanguage.current = set
          if (isFirst && language !== shown) set(language)
        }}
      />
    </CacheProvider>
  )
}
