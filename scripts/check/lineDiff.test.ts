import { expect, test } from 'vitest'

import { lineDiff } from './lineDiff.ts'

/** The lines that are added and removed, according to the diff. */
function changedLines(before: string, after: string) {
  const lines = lineDiff(before, after).split('\n')
  const of = (mark: string) =>
    lines.filter((line) => line.startsWith(`${mark} `)).map((line) => line.slice(2))
  return { gone: of('-'), come: of('+') }
}

test('a changed line is shown with two lines around it', () => {
  expect(lineDiff('a\nb\nc\nd\ne\nf\ng', 'a\nb\nc\nX\ne\nf\ng')).toMatchInlineSnapshot(`
    "@@ 2 @@
      b
      c
    - d
    + X
      e
      f"
  `)
})

test('changes far apart are shown apart, with their lines', () => {
  const before = Array.from({ length: 20 }, (_, index) => `line ${index + 1}`)
  const after = before.with(1, 'second').toSpliced(17, 0, 'new')
  expect(lineDiff(before.join('\n'), after.join('\n'))).toMatchInlineSnapshot(`
    "@@ 1 @@
      line 1
    - line 2
    + second
      line 3
      line 4
    @@ 16 @@
      line 16
      line 17
    + new
      line 18
      line 19"
  `)
})

test('equal texts differ in nothing, Windows line ends included', () => {
  expect(lineDiff('a\r\nb', 'a\nb')).toBe('')
})

test('texts without a line in common are shown as replaced', () => {
  const many = (word: string) => Array.from({ length: 1500 }, (_, i) => `${word} ${i}`)
  const { gone, come } = changedLines(many('old').join('\n'), many('new').join('\n'))
  expect([gone.length, come.length]).toEqual([1500, 1500])
})
