import { expect, test } from 'vitest'

import { headlineRoom, widestWord } from './headline.ts'

const desktop = (title: string) => headlineRoom(title, 'plain').desktop
const phone = (title: string) => headlineRoom(title, 'plain').phone

test('a short headline has one line, and a wider face asks for more room', () => {
  expect(desktop('Software that stays standing')).toBeGreaterThan(12)
  expect(headlineRoom('Software that stays standing', 'wide').desktop).toBeGreaterThan(
    desktop('Software that stays standing') * 1.1,
  )
})

test('a long one has the fewest lines that are no wider than is large, as even as can be', () => {
  const title = 'Software that stays standing while others sleep'
  expect(desktop(title)).toBeLessThan(14)
  expect(desktop(title)).toBeGreaterThan(10)
  expect(phone('Software that stays standing')).toBeLessThan(9.4)
  expect(phone('Software that stays standing')).toBeGreaterThan(5)
})

test('a word that no line holds decides alone', () => {
  const word = 'Desenvolvimentos'
  expect(phone(`${word} de pontes`)).toBe(phone(word))
  expect(phone('Bem-feito')).toBeLessThan(5)
})

test('the widest word of a title is what it is set after', () => {
  expect(widestWord('Desenvolvimento sob medida', 'wide')).toBe(
    widestWord('Desenvolvimento', 'wide'),
  )
  expect(widestWord('Computação em nuvem', 'wide')).toBeGreaterThan(
    widestWord('Computação em nuvem', 'plain'),
  )
})
