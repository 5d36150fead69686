import { render } from '@testing-library/react'
import type { ReactNode } from 'react'

import { EditorProvider } from '../../src/editor/context.tsx'
import { mockEditor, type EditorParts } from './mockEditor.ts'

/** Renders a part of the editor's page. */
export const renderInEditor = (parts: EditorParts, page: ReactNode) =>
  render(<EditorProvider value={mockEditor(parts)}>{page}</EditorProvider>)
