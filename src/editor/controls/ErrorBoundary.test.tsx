import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { setValue } from '../../../schema/editContent.ts'
import { sampleContent as content } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite } from '../../../tests/support/mockEditor.ts'
import { renderInEditor } from '../../../tests/support/renderInEditor.tsx'
import { CannotShow } from '../CannotShow.tsx'
import { useEditor } from '../context.tsx'
import { message } from '../messages/messages.ts'
import { useValue } from '../state/siteStore.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

const path = ['company', 'name']

function Name() {
  const name = useValue(useEditor().site, path)
  if (typeof name !== 'string') throw new Error('This is no name.')
  return name
}

test('after an error in rendering, the owner can sign out or undo, and the next content is rendered', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const site = loadedSite(content)
  const signOut = vi.fn<() => void>()
  renderInEditor(
    { site, storage: { signOut } },
    <ErrorBoundary fallback={<CannotShow />}>
      <Name />
    </ErrorBoundary>,
  )
  const press = (id: 'common.signOut' | 'common.takeLastBack') =>
    fireEvent.click(screen.getByRole('button', { name: message(id).en }))
  const setName = (name: unknown) =>
    act(() => site.change(path, (now) => setValue(now, path, name)))
  setName(null)
  expect(screen.getByRole('alert').textContent).toContain(message('common.cannotShow').en)
  press('common.signOut')
  expect(signOut).toHaveBeenCalled()
  setName('Right')
  screen.getByText('Right')
  setName({})
  press('common.takeLastBack')
  screen.getByText('Right')
  expect(screen.queryByRole('alert')).toBeNull()
})
