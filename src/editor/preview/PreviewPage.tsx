import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import GlobalStyles from '@mui/material/GlobalStyles'
import { useEffect, useMemo } from 'react'

import type { Language } from '../../../schema/languages.ts'
import { typefaceOf, type TypefaceName } from '../../../schema/look/typefaces.ts'
import type { PageContent } from '../../../schema/pageContent.ts'
import { App } from '../../App.tsx'
import { edgeStyles, laterPageStyles, pageStyles } from '../../pageStyles.ts'
import { themeOf } from '../../theme.ts'

const year = new Date().getFullYear()

interface PreviewPageProps {
  content: PageContent
  language: Language
  cache: EmotionCache
}

/** The page as visitors get it, with the styles that the build writes into the document. */
export function PreviewPage({ content, language, cache }: PreviewPageProps) {
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
  return (
    <CacheProvider value={cache}>
      {variables.map((sheet, index) => (
        // The index can be the key, since the order never changes.
        <GlobalStyles key={index} styles={sheet} /> // oxlint-disable-line react/no-array-index-key
      ))}
      <GlobalStyles styles={styles} />
      {/* The page keeps its first language as state. */}
      <App key={language} content={content} language={language} year={year} />
    </CacheProvider>
  )
}

/** Loads the heading font through its style sheet */
function useTypeface(typeface: TypefaceName): void {
  useEffect(() => {
    if (typeface === 'system') return undefined
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = `typefaces/${typeface}.css`
    document.head.append(link)
    return () => link.remove()
  }, [typeface])
}
