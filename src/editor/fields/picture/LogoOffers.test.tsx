import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { fieldAt, type Field } from '../../../../schema/fieldAt.ts'
import { lookUp } from '../../../../schema/read/lookUp.ts'
import { sampleContent } from '../../../../tests/fixtures/sampleContent.ts'
import { loadedSite, mockEditor } from '../../../../tests/support/mockEditor.ts'
import type { FieldProblem } from '../../check/fieldProblems.ts'
import { EditorProvider } from '../../context.tsx'
import { message } from '../../messages/messages.ts'
import type { Pictures } from '../../pictures/pictures.ts'
import { createNavigation } from '../../state/navigation.ts'
import { createStore } from '../../state/store.ts'
import { PictureInput } from './PictureInput.tsx'

test('a client’s logo without transparency can be put on a white background, and is then shown in its colors', () => {
  const path = ['clients', 0, 'logo']
  const site = loadedSite(sampleContent)
  const problem = { code: 'logo-opaque', field: path } as Partial<FieldProblem>
  const problems = [problem as FieldProblem]
  const checked = { snapshot: undefined, problems, isUnknown: false }
  const checks = { ...createStore(checked), ofNow: () => Promise.resolve(checked) }
  const picture = { url: 'blob:', width: 1, height: 1, bytes: new Uint8Array() }
  const value = lookUp(sampleContent, path)
  const loaded = createStore(new Map([[value, picture]]))
  const pictures = { ...loaded, load: () => Promise.resolve() } as Partial<Pictures>
  const editor = mockEditor({
    site,
    checks,
    pictures: pictures as Pictures,
    navigation: createNavigation(site),
  })
  const field = fieldAt(sampleContent, path) as Field // The sample has this client.
  const control = { id: 'logo', 'aria-describedby': '', 'aria-invalid': false }
  const { container } = render(
    <EditorProvider value={editor}>
      <PictureInput {...{ path, field, value, control }} change={() => {}} />
    </EditorProvider>,
  )
  const shapes = () => container.querySelectorAll('[data-shape=true] img').length
  expect(shapes()).toBe(2)
  fireEvent.click(screen.getByText(message('button.onPlate').en))
  expect(site.get().history.now.content.clients?.[0]).toHaveProperty('plate', true)
  expect(shapes()).toBe(0)
})
