import { paint, repeated, shape, type Motif, type Paint } from '../motif.ts'

/** A leaf from its stalk at 0 up to its tip. */
const leaf = 'M0 0C-13-14-12-34 0-50 12-34 13-14 0 0z'
const half = 'M0 0C13-14 12-34 0-50z'

/** A fan of leaves from one root, their right halves shaded. */
const fan = (x: number, y: number, size: number, turns: number[], fill: Paint) =>
  `<g transform="translate(${x} ${y})scale(${size})">` +
  turns
    .map(
      (turn) =>
        `<g transform="rotate(${turn})">${shape(fill, leaf)}${shape('ground', half, ' fill-opacity=".3"')}</g>`,
    )
    .join('') +
  '</g>'

/** A leaf that shines in dark mode. */
const lit = `<g class="night" transform="translate(19 70)scale(.72)rotate(38)">${shape('sun', leaf)}${shape('ground', half, ' fill-opacity=".3"')}</g>`

const wide = [-76, 76, -38, 38, 0]

export const leaves: Motif = {
  scene:
    `<g class="far"><circle fill="${paint('disc')}" cx="52" cy="20" r="22"/></g>` +
    repeated(14, 74, (x) => fan(x - 240, 66, 0.95, wide, 'hills')) +
    repeated(14, 74, (x) => fan(x - 203, 70, 0.72, wide, 'palm')) +
    lit +
    shape('ground', 'M-999 62h2998v18H-999z'),
  figure: (index) =>
    fan(
      20 + ((index * 37) % 56),
      88,
      1.1 + (index % 2) * 0.25,
      wide.slice(index % 3),
      'hills',
    ) +
    fan(76 - ((index * 29) % 52), 90, 0.8, wide.slice((index + 1) % 3), 'palm') +
    shape('ground', 'M0 86h96v10H0z'),
  year:
    shape('hills', 'M23 0h2v120h-2z') +
    [8, 40, 72]
      .map(
        (y) =>
          `<g transform="translate(24 ${y + 44})"><g transform="rotate(-38)scale(.62 .8)">${shape('palm', leaf)}</g><g transform="rotate(38)scale(.62 .8)">${shape('palm', leaf)}${shape('ground', half, ' fill-opacity=".3"')}</g></g>`,
      )
      .join(''),
  edge: {
    width: 32,
    height: 26,
    path: 'M16 0c-9 8-9 18 0 26 9-8 9-18 0-26zM0 26c2-10 7-13 16-13 9 0 14 3 16 13z',
  },
}
