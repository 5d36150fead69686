import { expect, test, vi } from 'vitest'

import { inBoth } from '../../../schema/bilingual.ts'
import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite } from '../../../tests/support/mockEditor.ts'
import { renderInEditor } from '../../../tests/support/renderInEditor.tsx'
import { createSession } from '../saving/session.ts'
import { createNavigation } from '../state/navigation.ts'
import { createStore } from '../state/store.ts'
import type { DeployStatus } from '../storage/storage.ts'
import { TopBar } from './TopBar.tsx'

test.each([
  { width: 390, before: undefined, hasToast: true },
  { width: 390, before: { words: inBoth('Saved'), severity: 'success' }, hasToast: true },
  { width: 390, before: { words: inBoth('No'), severity: 'error' }, hasToast: false },
  {
    width: 390,
    before: { words: inBoth('Late'), severity: 'error', address: '/commit' },
    hasToast: true,
  },
  { width: 1280, before: undefined, hasToast: false },
] as const)(
  'in a window of $width pixels, after a toast of $before.severity, $before.address, what goes online is a toast too: $hasToast',
  ({ width, before, hasToast }) => {
    vi.stubGlobal('innerWidth', width)
    const words = { en: 'Online', br: 'No ar' }
    const deployStatus = createStore<DeployStatus>({
      words,
      address: '/',
      news: 'success',
    })
    const site = loadedSite(sampleContent)
    const session = createSession()
    session.change({ toast: before })
    const ignore = () => {}
    const actions = { onUndo: ignore, onRedo: ignore, onSave: ignore }
    renderInEditor(
      { site, navigation: createNavigation(site), session, storage: { deployStatus } },
      <TopBar {...actions} />,
    )
    const toast = { words, severity: 'success', address: '/' }
    expect(session.get().toast).toEqual(hasToast ? toast : before)
  },
)
