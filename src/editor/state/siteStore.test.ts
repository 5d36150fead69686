import { expect, test } from 'vitest'

import { setValue } from '../../../schema/editContent.ts'
import { sampleContent as content } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite } from '../../../tests/support/mockEditor.ts'
import { fileChanges } from './fileChanges.ts'
import { createSiteStore, isChanged } from './siteStore.ts'

const { saved } = loadedSite(content).get()

test('a save writes an added picture only if the content uses it', () => {
  const site = createSiteStore(saved)
  const chooseMark = (mark: string, id: string) =>
    site.changeSnapshot([], ({ content, files }) => ({
      content: setValue(content, ['company', 'mark'], mark) as typeof content,
      files: { ...files, [mark]: id },
    }))
  chooseMark('/first.svg', 'id1')
  chooseMark('/second.svg', 'id2')
  expect(isChanged(site.get())).toBe(true)
  expect(fileChanges(site.get().history.now, saved)).toEqual({ '/second.svg': 'id2' })
  site.undo()
  expect(fileChanges(site.get().history.now, saved)).toEqual({ '/first.svg': 'id1' })
  site.change([], () => saved.content)
  expect(isChanged(site.get())).toBe(false)
  // A fixed file has to be saved, although nothing was typed.
  expect(isChanged(createSiteStore({ ...saved, isFixed: true }).get())).toBe(true)
})
