import { artwork } from '../generated/artwork.ts'
import type { SiteContent } from '../generated/siteContent.ts'
import { defaultMotif } from '../model/defaults.ts'
import { shape, type Motif } from './drawings.ts'

const columns: Motif = {
  ...artwork.columns,
  foregrounds: Object.values(artwork.columnForegrounds),
  // A roof, and a pool with the reflection of the sun.
  surroundings: (x) =>
    shape('panel', 'M-48 16h192v5.5H-48z') +
    shape('hills', 'M-48 21h192v3H-48z') +
    shape('panel', 'M-48 84h192v8H-48z') +
    shape('sun', `M${x - 14} 86.5h28v1h-28zM${x - 9} 89h18v1h-18z`),
  pictures: artwork.services,
  edge: {
    width: 48,
    height: 58,
    path: 'M0 0h48v5H0zM24 4c.6 20 3 36.5 24 41.5-12.5 1.5-19.5 5.5-22 12.5h-4c-2.5-7-9.5-11-22-12.5 21-5 23.4-21.5 24-41.5z',
    isWide: true,
  },
}

const waves: Motif = {
  ...artwork.waves,
  foregrounds: Object.values(artwork.waveForegrounds),
  // Begins and ends in a trough, because filled sides would show as a seam between the repeats.
  edge: { width: 96, height: 16, path: 'M0 16q12 0 24-8 24-16 48 0 12 8 24 8z' },
}

const hills: Motif = {
  ...artwork.hills,
  // Moves the sun and the house to the middle, which is always visible.
  contactPicture: `<g transform="matrix(-1 0 0 1 136 20)">${artwork.hills.scene}</g>`,
  foregrounds: Object.values(artwork.hillForegrounds),
  edge: { width: 160, height: 20, path: 'M0 20C50-6 110-6 160 20z' },
}

const tiles: Motif = {
  ...artwork.tiles,
  foregrounds: Object.values(artwork.tileForegrounds),
  coversPicture: true,
  edge: { width: 16, height: 16, path: 'M0 16a8 8 0 0 1 16 0z' },
}

const weave: Motif = {
  ...artwork.weave,
  // Moves the lit strand to the middle, which is always visible.
  contactPicture: `<g transform="matrix(-1 0 0 1 120 20)">${artwork.weave.scene}</g>`,
  foregrounds: Object.values(artwork.weaveForegrounds),
  coversPicture: true,
  edge: { width: 16, height: 14, path: 'M0 8h6v6H0zM8 0h6v14H8z' },
}

const none: Motif = { scene: '', foregrounds: [] }

const motifs = { columns, waves, hills, tiles, weave, none } satisfies Record<
  string,
  Motif
>

export const motifOf = ({ site }: Pick<SiteContent, 'site'>): Motif =>
  motifs[site.motif ?? defaultMotif]
