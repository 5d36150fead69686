import { resolveObjectURL } from 'node:buffer'

import { expect, test } from 'vitest'

import type { ContentStorage } from '../storage/storage.ts'
import { createPictures } from './pictures.ts'

test('pictures that another program has changed or removed are updated, and others do not change', async () => {
  const names = ['/changed.svg', '/same.svg', '/gone.svg']
  const files = new Map(names.map((name) => [name, new TextEncoder().encode('\n<svg/>')]))
  const storage: Partial<ContentStorage> = {
    read: (name) => Promise.resolve(files.get(name)),
  }
  const pictures = createPictures(storage as ContentStorage)
  await pictures.load([...names, '/late.svg'])
  const before = pictures.get()
  files.set('/changed.svg', new TextEncoder().encode('<svg id="new"/>'))
  files.delete('/gone.svg')
  await pictures.reload([...files.keys()])
  const now = pictures.get()
  expect(now.get('/changed.svg')?.bytes).toHaveLength(15)
  expect(now.get('/same.svg')).toBe(before.get('/same.svg'))
  expect(now.has('/gone.svg')).toBe(false)
  expect(resolveObjectURL(now.get('/same.svg')?.url ?? '')?.type).toBe('image/svg+xml')
  // A file that could not be loaded is tried again only if asked for.
  const hasLate = async (options = {}) => {
    await pictures.load(['/late.svg'], options)
    return pictures.get().has('/late.svg')
  }
  expect(await hasLate({ retriesFailed: true })).toBe(false)
  files.set('/late.svg', new TextEncoder().encode('<svg/>'))
  expect(await hasLate()).toBe(false)
  expect(await hasLate({ retriesFailed: true })).toBe(true)
})
