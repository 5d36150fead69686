import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { setValue } from '../../../schema/editContent.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { sampleContent as before } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite } from '../../../tests/support/mockEditor.ts'
import { renderInEditor } from '../../../tests/support/renderInEditor.tsx'
import type { LoadedPicture } from '../pictures/pictures.ts'
import { createStore } from '../state/store.ts'
import { ChangeList } from './ChangeList.tsx'

const [old, ours] = ['/logos/fluviara.svg', '/ours.svg']

test('a replaced picture is listed once, with the old picture and the unsaved new one', async () => {
  const site = loadedSite(before, [old])
  const after = setValue(before, ['clients', 0, 'logo'], ours) as SiteContent
  const files = { [ours]: 'chosen' }
  site.changeSnapshot([], () => ({ content: after, files }))
  const known = new Map(
    [old, 'chosen'].map((id) => [id, { url: `blob:${id}` } as LoadedPicture]),
  )
  const pictures = { ...createStore(known), load: () => Promise.resolve() }
  renderInEditor({ site, pictures }, <ChangeList {...{ before, after, files }} />)
  const item = screen.getByRole('listitem')
  await expect
    .poll(() => [...item.querySelectorAll('img')].map(({ src }) => src))
    .toEqual([`blob:${old}`, 'blob:chosen'])
})
