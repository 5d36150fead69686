import { paletteOf } from '../colors/palette.ts'
import type { SiteContent } from '../generated/siteContent.ts'
import { colorStyles } from './drawingColors.ts'
import { cssColor, type Motif } from './drawings.ts'
import { motifOf } from './motifs.ts'
import { recordOf } from './record.ts'
import { bands, yearViews } from './recordDrawings.ts'
import { servicePicture, pictureHeight, pictureTop } from './servicePicture.ts'

/** The space between two drawings on the sheet. */
const gap = 8
const landscapeHeight = 84

/** A drawing on the sheet. */
interface View {
  id: string
  width: number
  height: number
  /** Top of the area that is shown, in the drawing's coordinates. */
  top?: number
  svg: string
  /** The artwork extends beyond the view: a wider frame shows more of it instead of cropping its top and bottom. */
  isExtended?: boolean
  /** The value of preserveAspectRatio, if it is not the default. */
  fit?: string
  /** The view box of a second view, for large frames, whose id begins with `~`. `y`: the drawing's top on the sheet. */
  largeViewBox?: (y: number) => string
}

/**
 * All drawings below the first view in one SVG file, for both schemes. Every drawing is a view that a fragment
 * addresses. Runs in browsers too, for the editor.
 */
export function drawingSheet(content: SiteContent): string {
  const { services = [], sections } = content
  const motif = motifOf(content)
  const records = sections.flatMap((section) => {
    if (section.type !== 'clients') return []
    const record = recordOf(section, content, new Date().getFullYear())
    return record ? [{ id: `${section.id}-bands`, record }] : []
  })
  const { defs, views: columnViews } = yearViews(motif, records[0]?.record)
  const views: View[] = [
    ...Object.entries(landscapesOf(motif)).map(([id, landscape]) => ({
      id: `place-${id}`,
      width: 168,
      height: landscapeHeight,
      svg: `<linearGradient id="sky-${id}" x2="0" y2="1"><stop stop-color="${cssColor('panel')}"/><stop offset="1" stop-color="${cssColor('horizon')}"/></linearGradient><path fill="url(#sky-${id})" d="M0 0h168v${landscapeHeight}H0z"/>${landscape}`,
    })),
    ...services.map((service, index) => ({
      id: service.id,
      width: 96,
      height: pictureHeight,
      top: pictureTop,
      svg: servicePicture(motif, service.icon, index, services.length),
      isExtended: true,
      // A complete picture is enlarged. Other services show a landscape instead of their foreground.
      largeViewBox: (y: number) =>
        Object.hasOwn(motif.pictures ?? {}, service.icon)
          ? `0 ${y} 96 55`
          : `0 ${(index % 2) * (landscapeHeight + gap)} 168 ${landscapeHeight}`,
    })),
    ...records.map(({ id, record }) => ({ id, ...bands(record) })),
    ...columnViews,
  ]
  const style = colorStyles(paletteOf(content.site.colors))
  let nextTop = 0
  const parts = views.map(
    ({ id, width, height, top = 0, svg, isExtended, fit, largeViewBox }) => {
      const y = nextTop
      nextTop += height + gap
      return (
        `<view id="${id}" viewBox="0 ${y} ${width} ${height}" preserveAspectRatio="${fit ?? `xMidYMid ${isExtended ? 'meet' : 'slice'}`}"/>` +
        (largeViewBox
          ? `<view id="~${id}" viewBox="${largeViewBox(y)}" preserveAspectRatio="xMidYMax slice"/>`
          : '') +
        `<svg y="${y}" width="${width}" height="${height}"${isExtended ? ' overflow="visible"' : ''} viewBox="0 ${top} ${width} ${height}">${svg}</svg>`
      )
    },
  )
  return `<svg xmlns="http://www.w3.org/2000/svg"><style>${style}</style>${defs}${parts.join('')}</svg>`
}

function landscapesOf({ scene, contactPicture }: Motif) {
  const left = `<g transform="translate(0 20)">${scene}</g>`
  const right = `<g transform="matrix(-1 0 0 1 168 0)">${left}</g>`
  return { left, right, aside: contactPicture ?? right }
}
