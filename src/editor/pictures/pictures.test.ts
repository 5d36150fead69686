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
