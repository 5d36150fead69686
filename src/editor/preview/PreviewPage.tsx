import type { EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import GlobalStyles from '@mui/material/GlobalStyles'
import { useMemo } from 'react'
import { createPortal } from 'react-dom'

import type { Language } from '../../../schema/languages.ts'
import { typefaceOf } from '../../../schema/look/typefaces.ts'
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
  const [variables, styles] = useMemo(() => {
    const theme = themeOf(palette, typeface)
    return [
      theme.generateStyleSheets(),
      [pageStyles(theme, buttons), laterPageStyles(theme), edge && edgeStyles(edge)],
    ]
  }, [palette, typeface, buttons, edge])
  return (
    <CacheProvider value={cache}>
      {typeface !== 'system' &&
        createPortal(
          <link rel="stylesheet" href={`typefaces/${typeface}.css`} />,
          document.head,
        )}
      {variables.map((sheet, index) => (
        // The index can be the key, since the order never changes.
        <GlobalStyles key={index} styles={sheet} /> // oxlint-disable-line react/no-array-index-key
      ))}
      <GlobalStyles styles={styles} />
      {/* App reads its language only when it mounts, so the key mounts it again. */}
      <App key={language} content={content} language={language} year={year} />
    </CacheProvider>
  )
}
