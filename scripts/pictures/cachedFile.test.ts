import { expect, test } from 'vitest'

import { cachedFile } from './cachedFile.ts'

test('a file is created once for the same inputs', async () => {
  const create = async (text: string, ...inputs: string[]) => {
    const bytes = await cachedFile(['test', ...inputs], () => Buffer.from(text))
    return Buffer.from(bytes).toString()
  }
  expect(await create('first', 'a', 'bc')).toBe('first')
  expect(await create('second', 'ab', 'c')).toBe('second')
  expect(await create('third', 'a', 'bc')).toBe('first')
})
