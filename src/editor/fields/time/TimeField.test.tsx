import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { fieldAt } from '../../../../schema/fieldAt.ts'
import { lookUp } from '../../../../schema/read/readDocument.ts'
import { copyOfSample } from '../../../../tests/fixtures/sampleContent.ts'
import { loadedSite, mockEditor } from '../../../../tests/unit/mockEditor.ts'
import { EditorProvider } from '../../context.tsx'
import { createNavigation } from '../../state/navigation.ts'
import { TimeField } from './TimeField.tsx'

const path = ['offices', 0, 'hours', 0, 'closes']

/** The field of when an office closes, and what the content has there. */
function open(closes: string) {
  const content = copyOfSample()
  const [office] = content.offices
  if (office) office.hours = [{ from: 'monday', opens: '00:00', closes }]
  const site = loadedSite(content)
  const editor = mockEditor({ site, navigation: createNavigation(site) })
  const field = fieldAt(content, path)
  if (field)
    render(
      <EditorProvider value={editor}>
        <TimeField path={path} field={field} value={closes} />
      </EditorProvider>,
    )
  return () => lookUp(site.get().history.now.content, path)
}

test('browsers have no 24:00: the end of a day is their 00:00, and is written as what it is', () => {
  const closes = open('18:00')
  const field = screen.getByLabelText<HTMLInputElement>('Closes')
  expect(field.value).toBe('18:00')
  fireEvent.change(field, { target: { value: '00:00' } })
  expect(closes()).toBe('24:00')
  fireEvent.change(field, { target: { value: '23:30' } })
  expect(closes()).toBe('23:30')
})
