import { expect, test } from 'vitest'

import { frameSize } from './frameSize.ts'

test.each([
  ['takes the height that is left', { width: 640, height: 700 }, 0.5, 1400],
  ['is no lower than a window', { width: 1280, height: 360 }, 0.5, 720],
  ['is not enlarged', { width: 2000, height: 900 }, 1, 900],
])('the page on a desktop %s', (_, room, scale, height) => {
  expect(frameSize('desktop', room)).toEqual({ width: 1280, height, scale })
})

test('a phone stays as high as a phone', () => {
  const room = { width: 800, height: 1200 }
  expect(frameSize('phone', room)).toEqual({ width: 390, height: 844, scale: 1 })
})

test('in a window as narrow as a phone the page is as wide as that', () => {
  const room = { width: 351, height: 450 }
  expect(frameSize('phone', room)).toEqual({ width: 390, height: 500, scale: 0.9 })
})
