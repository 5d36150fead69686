import { expect, test } from 'vitest'

import { setValue } from '../../../schema/edits.ts'
import { sampleContent as content } from '../../../tests/fixtures/sampleContent.ts'
import { createSite, isChanged, type Saved } from './site.ts'

const saved: Saved = {
  content,
  files: {},
  loaded: { text: '', revision: '1', files: [] },
}
const path = ['company', 'name']

test('what is typed and deleted again is no change, and neither is what is undone', () => {
  const site = createSite(saved)
  const type = (name: string) => site.change(path, (now) => setValue(now, path, name))
  type('Other')
  expect(isChanged(site.get())).toBe(true)
  type(saved.content.company.name)
  expect(isChanged(site.get())).toBe(false)
  site.undo()
  site.undo()
  expect(site.get().history.now.content).toBe(saved.content)
})

test('what was saved is no change any more, and undoing it is one', () => {
  const site = createSite(saved)
  site.change(path, (now) => setValue(now, path, 'Other'))
  site.setSaved({ ...saved, ...site.get().history.now })
  expect(isChanged(site.get())).toBe(false)
  expect(site.undo()).toEqual(path)
  expect(isChanged(site.get())).toBe(true)
})

test('an edit that changes nothing is no step', () => {
  const site = createSite(saved)
  site.change(path, (now) => now)
  expect(site.undo()).toBeUndefined()
})

test('a picture that is added is a change', () => {
  const site = createSite(saved)
  site.changeAll([], (now) => ({ ...now, files: { '/new.svg': 'id' } }))
  expect(isChanged(site.get())).toBe(true)
  site.undo()
  expect(isChanged(site.get())).toBe(false)
})
