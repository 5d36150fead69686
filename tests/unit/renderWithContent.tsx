import { render, type RenderResult } from '@testing-library/react'
import { StrictMode, type ReactNode } from 'react'

import { compileCatalog } from '../../schema/compileCatalog.ts'
import { languageList, type Language } from '../../schema/languages.ts'
import { inEach } from '../../schema/read/contentLanguages.ts'
import { LanguageProvider } from '../../src/i18n/LanguageProvider.tsx'
import content from '../fixtures/sample/content/site.json' with { type: 'json' }

const catalogs = inEach(languageList, (language) =>
  compileCatalog(content.catalogs[language]),
)

/** The texts of the sample as they stand in the file. */
export const texts = content.catalogs

/** Renders a part of the page in strict mode, with the words of the sample. */
export function renderWithContent(
  part: ReactNode,
  language: Language = 'en',
): RenderResult {
  return render(
    <StrictMode>
      <LanguageProvider language={language} catalogs={catalogs}>
        {part}
      </LanguageProvider>
    </StrictMode>,
  )
}
