import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'

import { EditorProvider } from '../../src/editor/context.tsx'
import { mockEditor, type EditorParts } from './mockEditor.ts'

/** Names classes without writing their styles, which jsdom takes long to parse. */
export const withoutStyles = createCache({ key: 'test' })
const styles = new Map<string, string>()
withoutStyles.insert = (_, { name, styles: rules }) => {
  withoutStyles.inserted[name] = true
  // Removes the rules of MUI's button, which are first.
  styles.set(`test-${name}`, rules.replace(/^label:MuiButtonBase-root.*;;;;/s, ''))
}

/** The styles of all elements in the document, without those of MUI's components. */
export const shownStyles = () =>
  [...document.querySelectorAll('*')].flatMap(({ classList }) =>
    [...classList].flatMap((name) =>
      /Mui(?!Box|ButtonBase)/.test(name) ? [] : styles.get(name) || [],
    ),
  )

/** Renders a part of the editor's page. */
export const renderInEditor = (parts: EditorParts, element: ReactNode) =>
  render(
    <CacheProvider value={withoutStyles}>
      <EditorProvider value={mockEditor(parts)}>{element}</EditorProvider>
    </CacheProvider>,
  )
