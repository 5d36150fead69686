import { expect, test, vi } from 'vitest'

import { setValue } from '../../../schema/editContent.ts'
import { filesNamedIn } from '../../../schema/read/modelTree.ts'
import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite } from '../../../tests/support/mockEditor.ts'
import type { LoadedPicture } from '../pictures/pictures.ts'
import { createStore } from '../state/store.ts'
import { startChecks } from './checks.ts'

test('the content is checked after a pause, at once before saving, and again when pictures have arrived', () => {
  vi.useFakeTimers()
  const files = [...filesNamedIn(sampleContent)]
  const site = loadedSite(sampleContent, files)
  const pictures = createStore<ReadonlyMap<string, LoadedPicture>>(new Map())
  const checks = startChecks(site, pictures)
  const codes = () => checks.get().problems.map(({ code }) => code)
  const edit = (name: string) =>
    site.change([], (now) => setValue(now, ['company', 'name'], name))
  edit('')
  expect(codes()).toEqual([])
  vi.runAllTimers()
  // Pictures that have not arrived are not a problem.
  expect(codes()).toEqual(['empty-value'])
  edit('Bread')
  expect(checks.ofNow()).toEqual([])
  const [logo = ''] = files
  const bytes = new TextEncoder().encode('no picture')
  pictures.set(new Map([[logo, { url: 'blob:', width: 1, height: 1, bytes }]]))
  expect(checks.ofNow()).toHaveLength(1)
  vi.useRealTimers()
})
