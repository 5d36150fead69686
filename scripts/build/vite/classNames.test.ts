import { expect, test } from 'vitest'

import { shortNames, withShortNames } from './classNames.ts'

const names = shortNames(['1hb72af', 'c8smpl'])

test('numbers the hashes, and leaves 0 to Emotion', () => {
  expect(names).toEqual({ '1hb72af': '1', c8smpl: '2' })
})

test('names the classes of markup and rules alike, and no other words', () => {
  expect(
    withShortNames('<p class="own css-c8smpl css-1hb72af">c8smpl css</p>', names),
  ).toBe('<p class="own css-2 css-1">c8smpl css</p>')
  expect(withShortNames('.css-c8smpl>.css-1hb72af{color:red}', names)).toBe(
    '.css-2>.css-1{color:red}',
  )
})

test('leaves a class that the document does not have its hash', () => {
  expect(withShortNames('css-0 css-9zzzzzz', names)).toBe('css-0 css-9zzzzzz')
})
