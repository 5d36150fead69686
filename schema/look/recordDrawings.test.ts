import { expect, test } from 'vitest'

import { bands } from './recordDrawings.ts'

test('the longest band ends with the last year, if there is room for it', () => {
  const endsIn = (since: number) =>
    bands({ first: 2010, last: 2026, bands: [{ name: 'Aroeva', since }] }).svg
  expect(endsIn(2010)).toContain('text-anchor="end">2026</text>')
  expect(endsIn(2026)).not.toContain('>2026</text>')
})

test('a name that is too long for both sides has a smaller size', () => {
  const sizeOf = (name: string) => {
    const { svg } = bands({ first: 2010, last: 2026, bands: [{ name, since: 2018 }] })
    return / font-size="([\d.]+)"><tspan/.exec(
      svg.slice(svg.lastIndexOf('<g class')),
    )?.[1]
  }
  expect(sizeOf('Aroeva')).toBeUndefined()
  expect(Number(sizeOf('Cooperativa dos Produtores'))).toBeLessThan(30)
})

test('the name of a short band is on it if there is room, and otherwise to its left', () => {
  const isBeside = (name: string) => {
    const { svg } = bands({ first: 2010, last: 2026, bands: [{ name, since: 2024 }] })
    const [, desktop = ''] = svg.split('<g class')
    return /<text [^>]*fill=/.test(desktop)
  }
  expect([isBeside('Ipê'), isBeside('Cooperativa dos Produtores')]).toEqual([false, true])
})
