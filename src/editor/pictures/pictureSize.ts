import { readPicture } from '../../../schema/pictures/pictures.ts'

interface Size {
  width: number
  height: number
}

/** The size of a photo in pixels; that of a drawing by its view box or attributes. */
export function pictureSize(bytes: Uint8Array): Size {
  const picture = readPicture(bytes)
  switch (picture.kind) {
    case 'raster':
      return picture
    case 'svg':
      return drawingSize(picture.text)
    case 'unknown':
      return { width: 1, height: 1 }
  }
}

function drawingSize(svg: string): Size {
  const tag = /<svg[^>]*>/i.exec(svg)?.[0] ?? ''
  const valueOf = (name: string) =>
    new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
  const [, , boxWidth, boxHeight] = valueOf('viewBox')
    .split(/[\s,]+/)
    .map(Number)
  const width = boxWidth || Number.parseFloat(valueOf('width')) || 1
  const height = boxHeight || Number.parseFloat(valueOf('height')) || 1
  return { width, height }
}
