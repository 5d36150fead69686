import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { fieldAt, type Field } from '../../../../schema/fieldAt.ts'
import { sampleContent } from '../../../../tests/fixtures/sampleContent.ts'
import { loadedSite, mockEditor } from '../../../../tests/support/mockEditor.ts'
import type { FieldProblem } from '../../check/fieldProblems.ts'
import { EditorProvider } from '../../context.tsx'
import { message } from '../../messages/messages.ts'
import { createNavigation } from '../../state/navigation.ts'
import { createStore } from '../../state/store.ts'
import { LogoOffers } from './LogoOffers.tsx'

test('a client’s logo without transparency can be put on a white background', () => {
  const path = ['clients', 0, 'logo']
  const site = loadedSite(sampleContent)
  const problem = { code: 'logo-opaque', field: path } as Partial<FieldProblem>
  const problems = [problem as FieldProblem]
  const checked = { snapshot: undefined, problems, isUnknown: false }
  const checks = { ...createStore(checked), ofNow: () => Promise.resolve(checked) }
  const editor = mockEditor({ site, checks, navigation: createNavigation(site) })
  const picture = { url: '', width: 1, height: 1, bytes: new Uint8Array() }
  const field = fieldAt(sampleContent, path) as Field // The sample has this client.
  render(
    <EditorProvider value={editor}>
      <LogoOffers {...{ path, field, picture }} isDrawing={false} onRefused={() => {}} />
    </EditorProvider>,
  )
  fireEvent.click(screen.getByText(message('button.onPlate').en))
  expect(site.get().history.now.content.clients?.[0]).toHaveProperty('plate', true)
})
