import { expect, test } from 'vitest'

import { withoutBackground } from './withoutBackground.ts'

const colors: Record<string, readonly number[]> = {
  '.': [255, 255, 255, 255],
  // What a JPEG makes of white.
  ',': [250, 252, 247, 255],
  ' ': [0, 0, 0, 0],
  '#': [96, 48, 16, 255],
  // Half of the background, half of the ink.
  '+': [176, 152, 136, 255],
  o: [250, 240, 215, 255],
}

function pictureOf(drawn: string) {
  const rows = drawn.split('|')
  const data = Uint8ClampedArray.from(
    rows.flatMap((row) => row.split('').flatMap((each) => colors[each] ?? [])),
  )
  return { data, width: rows[0]?.length ?? 0, height: rows.length }
}

/** What is left, in the same letters; `%` is the half transparent ink. */
function left(drawn: string, isShape = false): string | undefined {
  const cleared = withoutBackground(pictureOf(drawn), isShape)
  if (!cleared) return undefined
  const pixels = Array.from({ length: cleared.data.length / 4 }, (_, pixel) => {
    const color = [...cleared.data.subarray(4 * pixel, 4 * pixel + 4)]
    const like = (other: readonly number[]) =>
      other.every((value, index) => Math.abs(value - (color[index] ?? 0)) <= 1)
    if (like([96, 48, 16, 127])) return '%'
    return Object.keys(colors).find((letter) => like(colors[letter] ?? []))
  })
  const rows = Array.from({ length: cleared.height }, (_, row) =>
    pixels.slice(row * cleared.width, (row + 1) * cleared.width).join(''),
  )
  return rows.join('|')
}

test.each([
  ['the background goes with its margins', '......|..##..|..##..|......', '##|##'],
  ['of an edge half is left', '.......|..+#...|..+#...|.......', '%#|%#'],
  ['a background need not be quite even', '.,.,..|.,##,.|,.##,.|..,.,.', '##|##'],
  [
    'a light colour inside stays',
    '.......|.#####.|.#ooo#.|.#####.|.......',
    '#####|#ooo#|#####',
  ],
  ['so does white that is enclosed', '.....|.###.|.#.#.|.###.|.....', '###|#.#|###'],
  ['white that is open goes', '.....|.###.|.#...|.###.|.....', '###|#  |###'],
  ['a slanting line encloses', '.......|...#...|..#.#..|...#...|.......', ' # |#.#| # '],
  ['a background has round corners', ' .... |......|..##..|......| .... ', '##'],
  ['a margin is beside it', '        | ...... | ..##.. | ...... |        ', '##'],
])('%s', (_, drawn, cleared) => {
  expect(left(drawn)).toBe(cleared)
})

test('a speck that a JPEG leaves in the background is next to transparent', () => {
  const speck = [240, 241, 239, 255]
  const { data, ...size } = pictureOf('.....|.....|.##..|.##..|.....')
  data.set(speck, 4 * 6)
  const cleared = withoutBackground({ data, ...size }, true)
  expect(cleared?.data[3]).toBeGreaterThan(0)
  expect(cleared?.data[3]).toBeLessThan(40)
})

test('of a shape in one ink, holes are transparent', () => {
  expect(left('.....|.###.|.#.#.|.###.|.....', true)).toBe('###|# #|###')
  expect(left('.....|.###.|.#o#.|.###.|.....', true)).toBe('###|#o#|###')
})

test.each([
  ['has no background any more', '###|#.#|###'],
  ['is white all over, as a logo for dark backgrounds is', ' ... | . . | ... '],
  ['stands on a dark background', '#####|##.##|#####'],
  ['is transparent', '   |   '],
])('nothing is taken away from a picture that %s', (_, drawn) => {
  expect(left(drawn)).toBeUndefined()
})
