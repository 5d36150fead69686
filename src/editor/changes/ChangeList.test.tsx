import { screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'

import type { ReportLanguage } from '../../../schema/bilingual.ts'
import { setValue } from '../../../schema/editContent.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Path } from '../../../schema/read/lookUp.ts'
import { sampleContent as before } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite } from '../../../tests/support/mockEditor.ts'
import { renderInEditor } from '../../../tests/support/renderInEditor.tsx'
import type { FileChanges } from '../../editorApi/storage.ts'
import { setText } from '../contentActions/actions.ts'
import type { LoadedPicture } from '../pictures/pictures.ts'
import { createStore } from '../state/store.ts'
import { ChangeList } from './ChangeList.tsx'

/** What the list shows of one changed value. */
function shown(path: Path, value: unknown, changed: FileChanges = {}): HTMLElement {
  const picture = (file: string) =>
    [file, { url: `blob:${file}` } as LoadedPicture] as const
  const files = new Map(['/logos/fluviara.svg', '/ours.svg'].map(picture))
  const pictures = { ...createStore(files), load: () => Promise.resolve() }
  const contents = { before, after: setValue(before, path, value) as SiteContent }
  renderInEditor(
    { site: loadedSite(before), pictures },
    <ChangeList {...contents} files={changed} />,
  )
  return screen.getByRole('listitem')
}

test.each([
  ['a year has no separator', ['company', 'since'], 2003, '2007 →  new: 2003'],
  ['a pause is in seconds', ['email', 'rateLimit', 'throttle'], 30_000, '10 →  new: 30'],
  [
    'a number in a text is shown whole',
    ['catalogs', 'en', 'clients.ipezal.note'],
    '1,250 hospital beds managed',
    ' old: 1,200 new: 1,250 hospital beds managed',
  ],
])('%s', (_, path, value, words) => {
  expect(shown(path, value).textContent).toMatch(new RegExp(`${words}$`))
})

test('a browser that cannot split texts into words shows the change too', () => {
  const { Segmenter } = Intl
  onTestFinished(() => void Object.assign(Intl, { Segmenter }))
  Reflect.deleteProperty(Intl, 'Segmenter')
  const item = shown(['catalogs', 'en', 'hero.title'], 'Software that stays up')
  expect(item.textContent).toMatch(/old: standing new: up$/)
})

test('a replaced picture is listed once, with the old one and the new one', async () => {
  const item = shown(['clients', 0, 'logo'], '/ours.svg', { '/ours.svg': 'id' })
  await expect
    .poll(() => [...item.querySelectorAll('img')].map(({ src }) => src))
    .toEqual(['blob:/logos/fluviara.svg', 'blob:/ours.svg'])
})

test('the changes of a text are next to each other, in the owner’s language first', () => {
  const places = ['hero.title', 'services.title'].flatMap((id) =>
    (['en', 'br'] as const).map((language) => ({ language, id })),
  )
  const after = places.reduce<SiteContent>(
    (content, { language, id }) => setText(content, language, id, 'New'),
    before,
  )
  const language = createStore<ReportLanguage>('br')
  const page = <ChangeList before={before} after={after} />
  renderInEditor({ site: loadedSite(before), language }, page)
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  const changedTitles = items.map((text) =>
    /· (.+?)Seções.*› (Título(?: principal)?)/.exec(text),
  )
  expect(changedTitles.map((parts) => parts?.slice(1).join(' '))).toEqual([
    'Português Título principal',
    'Inglês Título principal',
    'Português Título',
    'Inglês Título',
  ])
})
