import { expect, test, vi } from 'vitest'

import { setValue } from '../../../schema/editContent.ts'
import { filesNamedIn } from '../../../schema/read/modelTree.ts'
import { sampleContent } from '../../../tests/fixtures/sampleContent.ts'
import { loadedSite } from '../../../tests/support/mockEditor.ts'
import type { LoadedPicture } from '../pictures/pictures.ts'
import { createStore } from '../state/store.ts'
import { checkDelayMs, startChecks } from './checks.ts'

const filePaths = [...filesNamedIn(sampleContent)]
const [logo = ''] = filePaths
const bytes = new TextEncoder().encode('no picture')
const loadedPictures = new Map([[logo, { url: 'blob:', width: 1, height: 1, bytes }]])

test('the content is checked after a pause in typing, on request, and after pictures load', () => {
  vi.useFakeTimers()
  const site = loadedSite(sampleContent, filePaths)
  const pictures = createStore<ReadonlyMap<string, LoadedPicture>>(new Map())
  const checks = startChecks(site, pictures)
  const codes = () => checks.get().problems.map(({ code }) => code)
  const renameCompany = (name: string) =>
    site.change([], (now) => setValue(now, ['company', 'name'], name))
  renameCompany('')
  expect(codes()).toEqual([])
  vi.runAllTimers()
  // Pictures that are still loading are not reported.
  expect(codes()).toEqual(['empty-value'])
  renameCompany('Bread')
  expect(checks.checkNow()).toEqual([])
  // Pictures that finish loading do not delay the check.
  for (let count = 0; count < 3; count += 1) {
    pictures.set(new Map(loadedPictures))
    vi.advanceTimersByTime(checkDelayMs / 2)
  }
  expect(codes()).toHaveLength(1)
})
