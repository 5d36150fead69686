import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { ReactNode } from 'react'
import satori, { type Font } from 'satori'

import { cached } from './cached.ts'

const version = 'satori 0.63, inter 5'

interface Size {
  width: number
  height: number
}

/** Lays elements out as CSS does and draws them as SVG, letters as shapes: the same on every system. */
export async function layOut(element: ReactNode, size: Size): Promise<string> {
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
