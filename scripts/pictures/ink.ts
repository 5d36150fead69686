import sharp from 'sharp'

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** From this opacity on, out of 255, a pixel is ink: shadows and soft edges are fainter. */
const inkOpacity = 48

/** The position and amount of ink, in pixels. Undefined if nothing is drawn. */
export async function inkOf(picture: Uint8Array, minOpacity = inkOpacity) {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true })
  let [area, left, top, right, bottom] = [0, info.width, info.height, 0, 0]
  for (const [index, opacity] of data.entries()) {
    area += opacity / 255
    if (opacity < minOpacity) continue
    const [x, y] = [index % info.width, Math.floor(index / info.width)]
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
  }
  if (right === 0) return undefined
  return { left, top, width: right - left, height: bottom - top, area }
}
