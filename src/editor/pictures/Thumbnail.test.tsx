import { act } from '@testing-library/react'
import { expect, test } from 'vitest'

import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite } from '../../../tests/support/mockEditor.ts'
import { renderInEditor } from '../../../tests/support/renderInEditor.tsx'
import { createStore } from '../state/store.ts'
import type { LoadedPicture } from './pictures.ts'
import { Thumbnail } from './Thumbnail.tsx'

test('a thumbnail shows the picture that was chosen and is not saved yet', async () => {
  const file = '/logos/a.svg'
  const picture = (url: string) => [url, { url } as LoadedPicture] as const
  const known = createStore(new Map([file, 'chosen'].map(picture)))
  const pictures = { ...known, load: () => Promise.resolve() }
  const site = loadedSite(sampleContent, [file])
  const { container } = renderInEditor({ site, pictures }, <Thumbnail file={file} />)
  const shown = () => container.querySelector('img')?.getAttribute('src')
  await expect.poll(shown).toBe(file)
  act(() =>
    site.changeAll([], (now) => ({ ...now, files: { ...now.files, [file]: 'chosen' } })),
  )
  expect(shown()).toBe('chosen')
})
