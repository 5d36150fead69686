import { expect, test } from 'vitest'

import {
  withoutBackground,
  withoutLightMargins,
  withoutMargins,
} from './withoutBackground.ts'

const colors: Record<string, readonly number[]> = {
  '.': [255, 255, 255, 255],
  // White after compression as a JPEG.
  ',': [250, 252, 247, 255],
  ' ': [0, 0, 0, 0],
  '#': [96, 48, 16, 255],
}

function pictureOf(drawing: string) {
  const rows = drawing.split('|')
  const data = Uint8ClampedArray.from(
    rows.flatMap((row) => row.split('').flatMap((letter) => colors[letter] ?? [])),
  )
  return { data, width: rows[0]?.length ?? 0, height: rows.length }
}

/** The remaining picture, in the same letters. Softened edges differ a little. */
function clearedDrawing(drawing: string): string | undefined {
  const cleared = withoutBackground(pictureOf(drawing))
  const letters = Array.from({ length: (cleared?.data.length ?? 0) / 4 }, (_, pixel) => {
    const color = cleared?.data.subarray(4 * pixel, 4 * pixel + 4)
    return Object.keys(colors).find((letter) =>
      colors[letter]?.every((value, at) => Math.abs(value - (color?.[at] ?? 0)) <= 1),
    )
  })
  return (
    cleared && letters.join('').replaceAll(RegExp(`.{${cleared.width}}(?=.)`, 'g'), '$&|')
  )
}

test.each([
  ['a slightly uneven background is removed', '.,.,..|.,##,.|,.##,.|..,.,.', '##|##'],
  ['an enclosed white area is removed', '.....|.###.|.#.#.|.###.|.....', '###|# #|###'],
  ['a picture without a background does not change', '###|#.#|###', undefined],
  ['a white logo for dark backgrounds does not change', ' ... | . . | ... ', undefined],
  ['a dark background does not change', '#####|##.##|#####', undefined],
])('%s', (_, drawing, cleared) => {
  expect(clearedDrawing(drawing)).toBe(cleared)
})

test('transparent margins are trimmed, even if only two opposite sides have some', () => {
  const none = [undefined, undefined]
  const sizes = ['   | # |   ', ' # | # ', '###|   ', '###|# #'].map((drawn) => {
    const { width, height } = withoutMargins(pictureOf(drawn)) ?? {}
    return [width, height]
  })
  expect(sizes).toEqual([[1, 1], [1, 2], [3, 1], none])
})

test('light margins are trimmed, but not so far that the background cannot be removed', () => {
  const row = '.'.repeat(100)
  const inkRow = `${'.'.repeat(10)}${'#'.repeat(80)}${'.'.repeat(10)}`
  const rows = [...Array<string>(40).fill(row), inkRow, ...Array<string>(40).fill(row)]
  const trimmed = withoutLightMargins(pictureOf(rows.join('|')))
  expect([trimmed?.width, trimmed?.height]).toEqual([84, 5])
  expect(trimmed && withoutLightMargins(trimmed)).toBeUndefined()
  const cleared = trimmed && withoutBackground(trimmed)
  expect([cleared?.width, cleared?.height]).toEqual([80, 1])
  expect(withoutLightMargins(pictureOf('   | # |   '))).toBeUndefined()
})
