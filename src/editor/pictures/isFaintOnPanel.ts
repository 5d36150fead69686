import type { Palette } from '../../../schema/colors/scheme.ts'
import { contrast } from '../../../schema/colors/tones.ts'

/** The contrast that WCAG asks of controls and graphics; less is faint. */
const leastContrast = 3
/** From this share of faint pixels on, the picture counts as hardly visible. */
const leastUnseen = 0.9

/** Can a picture hardly be seen on the header, in one of the schemes? For photos; drawings are checked by `isFaintMark`. Pixels are RGBA bytes. */
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
      if (opacity > 0 && contrast(`rgb(${red} ${green} ${blue})`, panel) < leastContrast)
        unseen += opacity
    }
    return drawn > 0 && unseen >= leastUnseen * drawn
  })
}
