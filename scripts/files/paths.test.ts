import { resolve } from 'node:path'

import { expect, test } from 'vitest'

import { shownPath } from './paths.ts'

test('a path is shown relative to the current folder, and in full outside of it', () => {
  expect(shownPath(resolve('content/site.json'))).toBe('content/site.json')
  const outside = resolve('../other/site.json')
  expect(shownPath(outside)).toBe(outside.replaceAll('\\', '/'))
})
