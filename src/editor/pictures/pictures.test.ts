import { expect, test } from 'vitest'

import type { ContentStorage } from '../storage/storage.ts'
import { createPictures } from './pictures.ts'

test('pictures that another program has changed or removed are updated, and others stay', async () => {
  const files = new Map([
    ['/changed.svg', '<svg/>'],
    ['/same.svg', '<svg/>'],
    ['/gone.svg', '<svg/>'],
  ])
  const storage: Partial<ContentStorage> = {
    read(name) {
      const text = files.get(name)
      return Promise.resolve(
        text === undefined ? undefined : new TextEncoder().encode(text),
      )
    },
  }
  const pictures = createPictures(storage as ContentStorage)
  await pictures.load([...files.keys()])
  const before = pictures.get()
  files.set('/changed.svg', '<svg id="new"/>')
  files.delete('/gone.svg')
  await pictures.readAgain([...files.keys()])
  const now = pictures.get()
  expect(now.get('/changed.svg')?.bytes).toHaveLength(15)
  expect(now.get('/same.svg')).toBe(before.get('/same.svg'))
  expect(now.has('/gone.svg')).toBe(false)
})

test('only pictures that could not be loaded are read again, not those that are loading', async () => {
  const reads: string[] = []
  const arrived = new TextEncoder().encode('<svg/>')
  let arrive = () => {}
  const arrival = new Promise<Uint8Array>((resolve) => (arrive = () => resolve(arrived)))
  const storage: Partial<ContentStorage> = {
    read(name) {
      reads.push(name)
      const isFirst = reads.indexOf(name) === reads.length - 1
      if (name === '/slow.svg') return arrival
      return Promise.resolve(isFirst ? undefined : arrived)
    },
  }
  const pictures = createPictures(storage as ContentStorage)
  const slow = pictures.load(['/slow.svg'])
  await pictures.load(['/failed.svg', '/other.svg'])
  await pictures.load(['/failed.svg'])
  expect(pictures.get().size).toBe(0)
  const again = pictures.load(['/failed.svg', '/slow.svg'], { retriesFailed: true })
  arrive()
  await Promise.all([slow, again])
  expect([...pictures.get().keys()].toSorted()).toEqual(['/failed.svg', '/slow.svg'])
  expect(reads).toEqual(['/slow.svg', '/failed.svg', '/other.svg', '/failed.svg'])
})
