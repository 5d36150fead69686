import { expect, test } from 'vitest'

import { resolveSnippet } from './resolveSnippet.ts'

test('a snippet becomes the value that it offers: words, the first of a choice, what another stop says, a number', () => {
  const body = {
    id: '${1:training}',
    icon: '${2|cloud,code|}',
    title: 'services.$1.title',
    pause: '^${3:10000}',
    entries: [{ name: '${4:Ana} $1' }],
    plain: true,
  }
  expect(resolveSnippet(body)).toEqual({
    id: 'training',
    icon: 'cloud',
    title: 'services.training.title',
    pause: 10_000,
    entries: [{ name: 'Ana training' }],
    plain: true,
  })
})
