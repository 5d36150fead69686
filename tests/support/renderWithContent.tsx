import { render, type RenderResult } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'

import { compileCatalog } from '../../schema/page/compileCatalog.ts'
import { pageContent } from '../../schema/pageContent.ts'
import { byLanguage, catalogOf, languagesOf } from '../../schema/read/contentLanguages.ts'
import { PageProvider } from '../../src/components/page.ts'
import { LanguageProvider } from '../../src/i18n/LanguageProvider.tsx'
import content from '../fixtures/sample/content/site.json' with { type: 'json' }
import { sampleContent } from '../fixtures/sampleContent.ts'

const languages = languagesOf(content)

/** The sample's catalogs. */
export const texts = byLanguage(languages, (language) => catalogOf(content, language))
const catalogs = byLanguage(languages, (language) => compileCatalog(texts[language]))

/** The sample as the page receives it. */
export const page = { ...pageContent(sampleContent, '/'), year: 2026 }

/** Renders a component in strict mode with the sample's texts. */
export function renderWithContent(element: ReactNode): RenderResult {
  return render(element, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <StrictMode>
        <LanguageProvider language="en" catalogs={catalogs}>
          <PageProvider value={page}>{children}</PageProvider>
        </LanguageProvider>
      </StrictMode>
    ),
  })
}
