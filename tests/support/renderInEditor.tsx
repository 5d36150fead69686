import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'

import { EditorProvider } from '../../src/editor/context.tsx'
import { mockEditor, type EditorParts } from './mockEditor.ts'

/** Names classes without writing their styles, which no test reads and jsdom takes long to parse. */
export const withoutStyles = createCache({ key: 'test' })
withoutStyles.insert = (_, { name }) => {
  withoutStyles.inserted[name] = true
}

/** Renders a part of the editor's page. */
export const renderInEditor = (parts: EditorParts, page: ReactNode) =>
  render(
    <CacheProvider value={withoutStyles}>
      <EditorProvider value={mockEditor(parts)}>{page}</EditorProvider>
    </CacheProvider>,
  )
