import { paint, repeated, shape } from '../motif.ts'

/**
 * The vanishing point, and the nearest corner of the front: u runs along it in bays of 48, v from the roof at 0 down
 * to the floor at 56.
 */
const vanishing = { x: 34, y: 60 }
const near = { x: 191, top: -24, bottom: 92 }

function point(u: number, v: number): string {
  const distance = 1 + u / 72
  const y = near.top + ((near.bottom - near.top) * v) / 56
  const at = (from: number, to: number) =>
    Math.round((to + (from - to) / distance) * 10) / 10
  return `${at(near.x, vanishing.x)} ${at(y, vanishing.y)}`
}

const line = (points: [number, number][]) => points.map(([u, v]) => point(u, v)).join(' ')

/** The lit or the shaded half of a column. */
function half(u: number, side: 1 | -1): string {
  const to = (du: number, v: number): [number, number] => [u + side * du, v]
  return (
    `M${line([to(0, 2)])}C${line([to(0.6, 22), to(3, 38.5), to(24, 43.5)])}` +
    `C${line([to(11.5, 45), to(4.5, 49), to(2, 56)])}L${line([to(0, 56)])}z`
  )
}

/** The building in perspective: a roof and columns that recede to the horizon. */
export function gallery(): string {
  const band = (top: number, bottom: number, from = -60) =>
    `M${line([
      [from, top],
      [930, top],
    ])}L${line([
      [930, bottom],
      [from, bottom],
    ])}z`
  return (
    `<circle class="sun" fill="${paint('sun')}" cx="40" cy="45" r="16"/>` +
    shape('hills', 'M0 62v-5h8l4-4h20l4 4h132v5z') +
    shape('ground', 'M0 61h168v23H0z') +
    `<g class="night">${shape('sun', band(1, 40))}${shape('horizon', band(40, 46))}</g>` +
    shape('pool', band(56, 62)) +
    shape(
      'side',
      repeated(18, 48, (u) => half(u, 1)),
    ) +
    shape(
      'column',
      repeated(18, 48, (u) => half(u, -1)),
    ) +
    shape('under', band(0, 2)) +
    shape('column', band(-8, 0))
  )
}
