import type { Palette } from '../../../schema/colors/scheme.ts'
import { contrast } from '../../../schema/colors/tones.ts'

/** What shows where a control is; a sign needs no more. */
const least = 3
/** The least share of what is drawn that would be invisible. */
const leastUnseen = 0.9

/** Can a picture hardly be seen on the header, in one of the schemes? Pixels are RGBA bytes. Of a drawing the check tells. */
export function isFaintOnPanel(
  pixels: Uint8ClampedArray,
  { light, dark }: Palette,
): boolean {
  return [light, dark].some(({ panel }) => {
    let drawn = 0
    let unseen = 0
    for (let at = 0; at < pixels.length; at += 4) {
      const [red = 0, green = 0, blue = 0, opacity = 0] = pixels.subarray(at, at + 4)
      drawn += opacity
      if (opacity > 0 && contrast(`rgb(${red} ${green} ${blue})`, panel) < least)
        unseen += opacity
    }
    return drawn > 0 && unseen >= leastUnseen * drawn
  })
}
