import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { CSSProperties } from 'react'
import type { Font } from 'satori'

import { cachedFile } from '../../pictures/cachedFile.ts'

/** An element for satori. React is not loaded here: NODE_ENV may not be set yet. */
export interface LayoutNode {
  type: 'div' | 'img'
  key: null
  props: Record<string, unknown>
}

/** A box with CSS layout. */
export function box(
  style: CSSProperties,
  ...children: (LayoutNode | string)[]
): LayoutNode {
  return {
    type: 'div',
    key: null,
    props: { style: { display: 'flex', ...style }, children },
  }
}

/** A picture from a data URL. */
export function image(src: string, width: number, height: number): LayoutNode {
  // Photos are already cropped to this size. A drawing is never cropped.
  const style = { objectFit: 'contain' }
  return { type: 'img', key: null, props: { src, width, height, style } }
}

/** Lays out elements with CSS rules and returns an SVG. Letters become paths, so that it looks the same on every system. */
export async function layOut(
  element: LayoutNode,
  size: { width: number; height: number },
): Promise<string> {
  const svg = await cachedFile(['layout', JSON.stringify([element, size])], async () => {
    // Loads slowly, and most builds take the result from the cache.
    const { default: satori } = await import('satori')
    return Buffer.from(await satori(element, { ...size, fonts: fonts() }))
  })
  return Buffer.from(svg).toString()
}

/** The font Inter, with Latin letters and accents. */
function fonts(): Font[] {
  const files = [
    import.meta.resolve('@fontsource/inter/files/inter-latin-600-normal.woff'),
    import.meta.resolve('@fontsource/inter/files/inter-latin-ext-600-normal.woff'),
  ]
  return files.map((file) => ({
    name: 'Inter',
    weight: 600,
    data: readFileSync(fileURLToPath(file)),
  }))
}
