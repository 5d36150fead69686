import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { CSSProperties } from 'react'
import satori, { type Font } from 'satori'

import { cached } from '../../pictures/cached.ts'

const version = 'satori 0.63, inter 5'

/** What satori takes for a React element; React itself would be loaded here in the wrong one of its two modes. */
export interface Element {
  type: 'div' | 'img'
  key: null
  props: Record<string, unknown>
}

/** A box, laid out as CSS does. */
export function box(style: CSSProperties, ...children: (Element | string)[]): Element {
  return {
    type: 'div',
    key: null,
    props: { style: { display: 'flex', ...style }, children },
  }
}

/** A picture from an address that holds its data. */
export function image(src: string, width: number, height: number): Element {
  // Photos are cut to this size before; a drawing is shown whole.
  const style = { objectFit: 'contain' }
  return { type: 'img', key: null, props: { src, width, height, style } }
}

interface Size {
  width: number
  height: number
}

/** Lays elements out as CSS does and draws them as SVG, letters as shapes: the same on every system. */
export async function layOut(element: Element, size: Size): Promise<string> {
  const inputs = [version, JSON.stringify(element), size.width, size.height]
  const svg = await cached(inputs, async () =>
    Buffer.from(await satori(element, { ...size, fonts: fonts() })),
  )
  return Buffer.from(svg).toString()
}

/** Latin letters with all their accents. */
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
