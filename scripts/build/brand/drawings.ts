import { paletteOf } from '../../../schema/colors/palette.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { drawingOf } from '../../../schema/icons/icons.ts'
import { paint, type Motif } from '../../../schema/look/motif.ts'
import { motifOf } from '../../../schema/look/motifs.ts'
import { bay, bayHeight, bayTop, icon } from './bay.ts'
import { paintStyles } from './paints.ts'

/** A drawing and the part of the sheet that it takes. */
interface View {
  id: string
  width: number
  height: number
  /** Where it begins in the drawing's own measures. */
  top?: number
  svg: string
}

/** The drawings below the first view, in one file for both schemes: each is a view of it, named in the page's addresses. Needs no Node: the editor draws with it too. */
export function drawingSheet(content: SiteContent): string {
  const { services = [] } = content
  const motif = motifOf(content)
  const icons = [...new Set(services.map((service) => service.icon))]
  const shown = icons.flatMap((name) => {
    const drawing = drawingOf(name)
    return drawing ? [[name, drawing] as const] : []
  })
  const known = new Map(shown)
  const views: View[] = [
    ...services.map((service, index) => ({
      id: service.id,
      width: 96,
      height: bayHeight,
      top: bayTop,
      svg: bay(motif, service.icon, known.get(service.icon), index, services.length),
    })),
    ...shown.map(([name, drawing]) => ({
      id: `icon-${name}`,
      width: 24,
      height: 24,
      svg: icon(drawing, 'mui-palette-text-primary', 'mui-palette-primary-main'),
    })),
    ...Object.entries(placesOf(motif)).map(([id, place]) => ({
      id: `place-${id}`,
      width: 168,
      height: 84,
      svg: `<linearGradient id="sky-${id}" x2="0" y2="1"><stop stop-color="${paint('panel')}"/><stop offset="1" stop-color="${paint('horizon')}"/></linearGradient><path fill="url(#sky-${id})" d="M0 0h168v84H0z"/>${place}`,
    })),
  ]
  const style = paintStyles(paletteOf(content.site.colors))
  let top = 0
  const parts = views.map(({ id, width, height, top: from = 0, svg }) => {
    const y = top
    top += height + 8
    return (
      `<view id="${id}" viewBox="0 ${y} ${width} ${height}" preserveAspectRatio="xMidYMid slice"/>` +
      `<svg y="${y}" width="${width}" height="${height}" viewBox="0 ${from} ${width} ${height}">${svg}</svg>`
    )
  })
  return `<svg xmlns="http://www.w3.org/2000/svg"><style>${style}</style>${parts.join('')}</svg>`
}

function placesOf({ scene, view, aside }: Motif) {
  const left = view ?? `<g transform="translate(0 20)">${scene}</g>`
  const right = `<g transform="matrix(-1 0 0 1 168 0)">${left}</g>`
  return { left, right, aside: aside ?? right }
}
