import { screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'

import { setValue } from '../../../schema/editContent.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import { sampleContent as before } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite } from '../../../tests/support/mockEditor.ts'
import { renderInEditor } from '../../../tests/support/renderInEditor.tsx'
import type { LoadedPicture } from '../pictures/pictures.ts'
import { createStore } from '../state/store.ts'
import { ChangeList } from './ChangeList.tsx'

const [old, ours] = ['/logos/fluviara.svg', '/ours.svg']

/** What the list shows of one changed value. Our picture is chosen, but not saved. */
function shown(path: Path, value: unknown): HTMLElement {
  const site = loadedSite(before, [old])
  const after = setValue(before, path, value) as SiteContent
  const files = { [ours]: 'chosen' }
  site.changeAll([], () => ({ content: after, files }))
  const known = [old, 'chosen'].map((id) => [id, { url: `blob:${id}` } as LoadedPicture])
  const pictures = {
    ...createStore(new Map(known as [string, LoadedPicture][])),
    load: () => Promise.resolve(),
  }
  renderInEditor({ site, pictures }, <ChangeList {...{ before, after, files }} />)
  return screen.getAllByRole('listitem')[0] ?? document.body
}

test('a browser that cannot split texts into words shows the change too', () => {
  const { Segmenter } = Intl
  onTestFinished(() => void Object.assign(Intl, { Segmenter }))
  Reflect.deleteProperty(Intl, 'Segmenter')
  const item = shown(['catalogs', 'en', 'hero.title'], 'Software that stays up')
  expect(item.textContent).toMatch(/old: standing new: up$/)
})

test('a replaced picture is listed once, with the old one and the new one', async () => {
  const item = shown(['clients', 0, 'logo'], ours)
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  await expect
    .poll(() => [...item.querySelectorAll('img')].map(({ src }) => src))
    .toEqual([`blob:${old}`, 'blob:chosen'])
})
