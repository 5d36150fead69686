import { paint, shape, sunOrMoon, type Motif } from '../../../schema/look/motif.ts'
import type { YearRecord } from '../../../schema/look/record.ts'
import { escapeHtml } from '../markup.ts'

const width = 960
const bandHeight = 20

const ground = 120
const water = 64

/** The width of a bay in the footer. Half a bay before each one, a column carries the beam. */
const bay = 80

/** The number of years that the footer draws if none is known. */
const fewYears = 12

/** The bands of the clients on the beam, the oldest lowest, each from its year to the right edge, which is the last year. */
export function bands({ first, last, bands: clients }: YearRecord) {
  const step = width / (last - first + 1)
  const top = (index: number) => (clients.length - 1 - index) * bandHeight
  const x = (since: number) => (since - first) * step
  const rects = clients.map(
    ({ since }, index) =>
      `M${x(since)} ${top(index)}H${width}v${bandHeight - 1}H${x(since)}z`,
  )
  const labels = clients.map(({ name, since }, index) => {
    const isShort = width - x(since) < 14 + 9.4 * (name.length + 5)
    return `<text x="${isShort ? x(since) - 7 : x(since) + 8}" y="${top(index) + 14.5}"${isShort ? ` fill="${paint('ink')}" text-anchor="end"` : ''}><tspan font-weight="700">${escapeHtml(name)}</tspan> ${since}</text>`
  })
  return {
    width,
    height: clients.length * bandHeight,
    svg:
      shape('ground', rects.join('')) +
      // Phones show the steps alone: the names would be too small to read.
      `<style>@media(max-width:560px){.names{display:none}}</style>` +
      `<g class="names" fill="${paint('onGround')}" font-family="system-ui,sans-serif" font-size="14">${labels.join('')}</g>`,
  }
}

/**
 * The columns below the beam, one per year, drawn once and used by two views: `years`, which can be stretched to any
 * size, and `mirrored`, in front of the sky and above its mirror image. Ids in the content never start with a tilde.
 */
export function yearViews({ year }: Motif, record: YearRecord | undefined) {
  if (year === undefined) return { defs: '', views: [] }
  const count = record ? record.last - record.first + 1 : fewYears
  const step = width / count
  const all = Array.from(
    { length: count },
    (_, index) => `<use href="#~year" x="${index * step}"/>`,
  )
  const defs = `<defs><linearGradient id="~dusk" x2="0" y2="1"><stop stop-color="${paint('sky')}"/><stop offset="1" stop-color="${paint('horizon')}"/></linearGradient><g id="~year"><g transform="scale(${step / 48} 1)">${year}</g></g><g id="~row">${all.join('')}</g></defs>`
  const dusk = `<path fill="url(#~dusk)" d="M0 0H${width}v${ground}H0z"/>`
  const row = '<use href="#~row"/>'
  const years = {
    id: 'years',
    width,
    height: ground + 6,
    svg:
      dusk +
      row +
      shape('under', `M0 0H${width}v4H0z`) +
      shape('ground', `M0 ${ground}H${width}v6H0z`),
    fit: 'none',
  }
  const mirrored = {
    id: 'mirrored',
    width,
    height: ground + water,
    svg:
      dusk +
      sunOrMoon(3 * bay, 76, 64, 22) +
      shape('pool', `M0 ${ground}H${width}v${water}H0z`) +
      `<g transform="scale(${bay / step} 1)">${row}<use href="#~row" transform="matrix(1 0 0 -1 0 ${2 * ground})" opacity=".35"/></g>` +
      shape('under', `M0 0H${width}v5H0z`),
    fit: 'xMinYMin slice',
  }
  return { defs, views: [years, mirrored] }
}
