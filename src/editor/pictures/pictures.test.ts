import { expect, test, vi } from 'vitest'

import type { ContentStorage } from '../storage/storage.ts'
import { createPictures } from './pictures.ts'

/** Pictures of a storage with these files. */
function picturesOf(files: Map<string, string>) {
  const read = vi.fn<ContentStorage['read']>((name) => {
    const text = files.get(name)
    return Promise.resolve(
      text === undefined ? undefined : new TextEncoder().encode(text),
    )
  })
  const storage: Partial<ContentStorage> = { read }
  return { read, pictures: createPictures(storage as ContentStorage) }
}

test('pictures that another program has changed or removed are updated, and others stay', async () => {
  const names = ['/changed.svg', '/same.svg', '/gone.svg']
  const files = new Map(names.map((name) => [name, '<svg/>']))
  const { pictures } = picturesOf(files)
  await pictures.load(names)
  const before = pictures.get()
  files.set('/changed.svg', '<svg id="new"/>')
  files.delete('/gone.svg')
  await pictures.readAgain([...files.keys()])
  const now = pictures.get()
  expect(now.get('/changed.svg')?.bytes).toHaveLength(15)
  expect(now.get('/same.svg')).toBe(before.get('/same.svg'))
  expect(now.has('/gone.svg')).toBe(false)
})

test('only pictures that could not be loaded are read again, and only on request', async () => {
  const files = new Map([['/loaded.svg', '<svg/>']])
  const { read, pictures } = picturesOf(files)
  const names = ['/loaded.svg', '/failed.svg']
  await pictures.load(names)
  files.set('/failed.svg', '<svg/>')
  await pictures.load(names)
  expect(pictures.get().size).toBe(1)
  await pictures.load(names, { retriesFailed: true })
  expect([...pictures.get().keys()]).toEqual(names)
  expect(read).toHaveBeenCalledTimes(3)
})
