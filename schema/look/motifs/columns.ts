import { artwork } from '../../generated/artwork.ts'
import { shape, type Motif } from '../motif.ts'

const figures = Object.values(artwork.columnFigures)

/** The roof, and the pool with the sun's reflection. */
const frame = (x: number) =>
  shape('panel', 'M-48 16h192v5.5H-48z') +
  shape('hills', 'M-48 21h192v3H-48z') +
  shape('panel', 'M-48 84h192v8H-48z') +
  shape('sun', `M${x - 14} 86.5h28v1h-28zM${x - 9} 89h18v1h-18z`)

export const columns: Motif = {
  ...artwork.columns,
  hasSky: true,
  figure: (index) => figures[index % figures.length] ?? '',
  frame,
  bays: artwork.services,
  edge: {
    width: 48,
    height: 58,
    path: 'M0 0h48v5H0zM24 4c.6 20 3 36.5 24 41.5-12.5 1.5-19.5 5.5-22 12.5h-4c-2.5-7-9.5-11-22-12.5 21-5 23.4-21.5 24-41.5z',
    isWide: true,
  },
}
