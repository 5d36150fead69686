import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'
import type { CustomPlugin } from 'svgo'

import type { SiteContent } from '../../schema/generated/siteContent.ts'
import { publicFolder } from '../files/paths.ts'
import { cachedFile } from './cachedFile.ts'
import { inkOf, type Box } from './ink.ts'
import { rasterize } from './rasterize.ts'

/** The company's logo in the header, as inline SVG. */
export interface Mark {
  svg: string
  /** Width divided by height. */
  ratio: number
}

/** A logo from a drawing, with the numbers of its viewBox: left, top, width, and height. */
interface DrawnMark extends Mark {
  box: number[]
}

/** Reads the company's logo, if it has one. Scales a raster logo down to `height` pixels. Expects checked content. */
export async function readMark(
  { company: { mark } }: SiteContent,
  contentFile: string,
  height: number,
): Promise<Mark | undefined> {
  if (mark === undefined) return undefined
  const bytes = readFileSync(join(publicFolder(contentFile), mark))
  if (!mark.endsWith('.svg')) return markOfPixels(bytes, height)
  return trimmedMark(await markOf(bytes.toString()))
}

/** Transparent margins would make the logo smaller. As in the editor's preview, a soft shadow is no margin. */
async function trimmedMark(mark: DrawnMark): Promise<Mark> {
  const pixels = Math.ceil(600 * Math.min(1, mark.ratio))
  const ink = await inkOf(await rasterize(mark.svg, pixels), 10)
  if (!ink) return mark
  const viewBox = viewBoxOf(ink, mark, pixels)
  return {
    svg: mark.svg.replace(/viewBox="[^"]*"/, `viewBox="${viewBox}"`),
    ratio: ink.width / ink.height,
  }
}

/** The viewBox of an area of a drawing. The area is in pixels, of which the drawing is `pixels` wide. */
export function viewBoxOf(area: Box, { box }: DrawnMark, pixels: number): string {
  const [left = 0, top = 0, width = 1] = box
  const userUnits = (value: number, from = 0) =>
    Math.round(((value * width) / pixels + from) * 100) / 100
  return `${userUnits(area.left, left)} ${userUnits(area.top, top)} ${userUnits(area.width)} ${userUnits(area.height)}`
}

/** A drawing for inlining: without the drawing program's metadata, size, position, and color. */
export async function markOf(drawing: string): Promise<DrawnMark> {
  const bytes = await cachedFile(['mark', drawing], () => plainDrawing(drawing))
  const svg = Buffer.from(bytes).toString()
  const [, viewBox = ''] = /viewBox="([^"]*)"/.exec(svg) ?? []
  const box = viewBox.split(/[\s,]+/).map(Number)
  const [, , width = 0, height = 0] = box
  return { svg, ratio: width > 0 && height > 0 ? width / height : 1, box }
}

async function plainDrawing(drawing: string): Promise<Uint8Array> {
  // Loads slowly, and most builds take the result from the cache.
  const { optimize } = await import('svgo')
  const removeSize: CustomPlugin = {
    name: 'sizeless',
    fn: () => ({
      element: {
        enter(node, parent) {
          if (parent.type !== 'root') return
          const {
            width = '',
            height = '',
            color: _,
            x: _x,
            y: _y,
            ...others
          } = node.attributes
          const size = `0 0 ${Number.parseFloat(width)} ${Number.parseFloat(height)}`
          node.attributes = { viewBox: size, ...others }
        },
      },
    }),
  }
  const plugins = ['preset-default' as const, removeSize]
  return Buffer.from(optimize(drawing, { multipass: true, plugins }).data)
}

/** A raster logo inside an SVG, `height` pixels high. */
async function markOfPixels(bytes: Uint8Array, height: number): Promise<Mark> {
  const { data, info } = await sharp(bytes, { failOn: 'error' })
    .resize({ height, withoutEnlargement: true })
    .png({ compressionLevel: 9 })
    .toBuffer({ resolveWithObject: true })
  const size = `width="${info.width}" height="${info.height}"`
  const address = `data:image/png;base64,${data.toString('base64')}`
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${info.width} ${info.height}"><image ${size} href="${address}"/></svg>`,
    ratio: info.width / info.height,
  }
}

/** The logo with a color instead of "currentColor". */
export function coloredMark({ svg }: Mark, color: string): string {
  return svg.replace('<svg', `<svg color="${color}"`)
}

/** The drawing as a data URL. */
export function dataAddress(svg: string): string {
  return `data:image/svg+xml,${svg.replaceAll(/[%#<>"\n]/g, encodeURIComponent)}`
}
