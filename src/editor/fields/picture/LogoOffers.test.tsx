import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { fieldAt, type Field } from '../../../../schema/fieldAt.ts'
import { lookUp } from '../../../../schema/read/lookUp.ts'
import { sampleContent } from '../../../../tests/fixtures/sampleContent.ts'
import { loadedSite } from '../../../../tests/support/mockEditor.ts'
import { renderInEditor } from '../../../../tests/support/renderInEditor.tsx'
import type { FieldProblem } from '../../check/fieldProblems.ts'
import { message } from '../../messages/messages.ts'
import { createNavigation } from '../../state/navigation.ts'
import { createStore } from '../../state/store.ts'
import { PictureInput } from './PictureInput.tsx'

test('a client’s logo without transparency can be put on a white background, and is then shown in its colors', () => {
  const path = ['clients', 0, 'logo']
  const site = loadedSite(sampleContent)
  const problem = { code: 'logo-opaque', field: path } as Partial<FieldProblem>
  const checks = createStore({
    snapshot: undefined,
    problems: [problem as FieldProblem],
  })
  const picture = { url: 'blob:', width: 1, height: 1, bytes: new Uint8Array() }
  const value = String(lookUp(sampleContent, path))
  const loaded = createStore(new Map([[value, picture]]))
  const pictures = { ...loaded, load: () => Promise.resolve() }
  const field = fieldAt(sampleContent, path) as Field // The sample has this client.
  const control = { id: 'logo', 'aria-describedby': '', 'aria-invalid': false }
  const { container } = renderInEditor(
    { site, checks, pictures, navigation: createNavigation(site) },
    <PictureInput {...{ path, field, value, control }} change={() => {}} />,
  )
  const shapes = () => container.querySelectorAll('[data-shape=true] img').length
  expect(shapes()).toBe(2)
  fireEvent.click(screen.getByText(message('button.onPlate').en))
  expect(site.get().history.now.content.clients?.[0]).toHaveProperty('plate', true)
  expect(shapes()).toBe(0)
})
