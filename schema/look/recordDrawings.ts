import { escapeHtml } from '../page/markup.ts'
import { cssColor, shape, type Motif } from './drawings.ts'
import { bandHeights, type YearRecord } from './record.ts'

const chartWidth = 960

const columnHeight = 120
const waterHeight = 64

/** The height of the mirror image, relative to the columns: all of it must fit into the water. */
const mirrorScale = waterHeight / columnHeight

/** The distance between two columns in the footer. */
const bayWidth = 80

/** The number of years that the footer draws if none is known. */
const defaultYearCount = 12

/** The clients' bands on the beam, the oldest lowest. Each extends from its year to the right edge, the last year. */
function bandMarkup(
  { first, last, bands: clients }: YearRecord,
  bandHeight: number,
  fontSize: number,
) {
  const yearWidth = chartWidth / (last - first + 1)
  const topOf = (index: number) => (clients.length - 1 - index) * bandHeight
  const leftOf = (since: number) => (since - first) * yearWidth
  const rects = clients.map(
    ({ since }, index) =>
      `M${leftOf(since)} ${topOf(index)}H${chartWidth}v${bandHeight * 0.95}H${leftOf(since)}z`,
  )
  // A letter is about 0.62 em wide, and a label has margins of half an em.
  const fontSizeIn = (maxWidth: number, letterCount: number) =>
    maxWidth / (1 + 0.62 * letterCount)
  const labels = clients.map(({ name, since }, index) => {
    const left = leftOf(since)
    const width = chartWidth - left
    const letterCount = `${name} ${since}`.length
    const isBeside = fontSizeIn(width, letterCount) < fontSize && left > width
    const size = Math.min(fontSize, fontSizeIn(isBeside ? left : width, letterCount))
    const margin = size / (isBeside ? -2 : 2)
    return `<text x="${left + margin}" y="${topOf(index) + bandHeight / 2 + size / 3}"${isBeside ? ` fill="${cssColor('ink')}" text-anchor="end"` : ''}${size < fontSize ? ` font-size="${size}"` : ''}><tspan font-weight="700">${escapeHtml(name)}</tspan> ${since}</text>`
  })
  // The last year, in which all bands end, is written once: in the longest band, if it fits next to the label.
  const [longest = { name: '', since: last }] = clients
  const longestText = `${longest.name} ${longest.since} ${last}`
  const end =
    fontSizeIn(chartWidth - leftOf(longest.since), longestText.length) > fontSize
      ? `<text x="${chartWidth - fontSize}" y="${topOf(0) + bandHeight / 2 + fontSize / 3}" text-anchor="end">${last}</text>`
      : ''
  return (
    shape('band', rects.join('')) +
    `<g fill="${cssColor('onBand')}" font-family="system-ui,sans-serif" font-size="${fontSize}">${labels.join('')}${end}</g>`
  )
}

const chartSizes = [
  { bandHeight: bandHeights.desktop, fontSize: 15 },
  { bandHeight: bandHeights.tablet, fontSize: 20 },
  { bandHeight: bandHeights.phone, fontSize: 40 },
]

/** The same bands in each size. The shape of the frame decides which ones are visible. */
export function bands(record: YearRecord) {
  const count = record.bands.length
  const ratioAt = (bandHeight: number) => `${chartWidth}/${bandHeight * count}`
  const drawings = chartSizes.map(({ bandHeight, fontSize }, index) => {
    const name = `bands${count}-${index}`
    return (
      `<style>.${name}{display:none}` +
      `@media(max-aspect-ratio:${ratioAt(bandHeight - 4)}) and (min-aspect-ratio:${ratioAt(bandHeight + 4)}){.${name}{display:inline}}</style>` +
      `<g class="${name}">${bandMarkup(record, bandHeight, fontSize)}</g>`
    )
  })
  return {
    width: chartWidth,
    height: count * bandHeights.phone,
    svg: drawings.join(''),
    fit: 'xMinYMin slice',
  }
}

/**
 * The columns below the beam, one per year, drawn once and used by two views: `years`, which can be stretched to any
 * size, and `mirrored`, in front of the sky and above its mirror image. Ids in the content never start with a tilde.
 */
export function yearViews({ yearColumn }: Motif, record: YearRecord | undefined) {
  if (yearColumn === undefined) return { defs: '', views: [] }
  const count = record ? record.last - record.first + 1 : defaultYearCount
  const yearWidth = chartWidth / count
  const columns = Array.from(
    { length: count },
    (_, index) => `<use href="#~year" x="${index * yearWidth}"/>`,
  )
  const defs = `<defs><linearGradient id="~dusk" x2="0" y2="1"><stop stop-color="${cssColor('sky')}"/><stop offset="1" stop-color="${cssColor('horizon')}"/></linearGradient><g id="~year"><g transform="scale(${yearWidth / 48} 1)">${yearColumn}</g></g><g id="~row">${columns.join('')}</g></defs>`
  const dusk = `<path fill="url(#~dusk)" d="M0 0H${chartWidth}v${columnHeight}H0z"/>`
  const row = '<use href="#~row"/>'
  const years = {
    id: 'years',
    width: chartWidth,
    height: columnHeight + 6,
    svg:
      dusk +
      row +
      shape('under', `M0 0H${chartWidth}v4H0z`) +
      shape('ground', `M0 ${columnHeight}H${chartWidth}v6H0z`),
    fit: 'none',
  }
  const mirrored = {
    id: 'mirrored',
    width: chartWidth,
    height: columnHeight + waterHeight,
    svg:
      dusk +
      // The sun, or the moon in the dark scheme, half below the horizon.
      `<circle fill="${cssColor('disc')}" cx="${3 * bayWidth}" cy="76" r="64"/>` +
      shape('panel', `M0 ${columnHeight}H${chartWidth}v${waterHeight}H0z`) +
      `<g transform="scale(${bayWidth / yearWidth} 1)">${row}<use href="#~row" transform="matrix(1 0 0 ${-mirrorScale} 0 ${columnHeight * (1 + mirrorScale)})" opacity=".35"/></g>` +
      shape('under', `M0 0H${chartWidth}v5H0z`),
    fit: 'xMinYMin slice',
  }
  return { defs, views: [years, mirrored] }
}
