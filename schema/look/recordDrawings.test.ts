import { expect, test } from 'vitest'

import { bands } from './recordDrawings.ts'

test.each([
  ['Ipê', 2024, false, false],
  ['Cooperativa dos Produtores', 2024, true, true],
  ['Cooperativa dos Produtores', 2018, false, true],
])(
  '“%s” since %s is beside its band: %s; set smaller: %s',
  (name, since, ...expected) => {
    const { svg } = bands({ first: 2010, last: 2026, bands: [{ name, since }] })
    const phone = svg.slice(svg.lastIndexOf('<g class'))
    const desktop = svg.split('<g class')[1] ?? ''
    expect([
      /<text [^>]*fill=/.test(desktop),
      / font-size="[\d.]+"><tspan/.test(phone),
    ]).toEqual(expected)
  },
)
