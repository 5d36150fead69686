import { inBoth } from '../bilingual.ts'
import { pairs, roles, type Role } from '../colors/colors.ts'
import { brandColors, paletteOf } from '../colors/palette.ts'
import { contrast } from '../colors/tones.ts'
import type { Path } from '../read/lookUp.ts'
import { nodeAt } from '../read/modelTree.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import { finding, type Finding } from './finding.ts'

/** Reports exact backgrounds of the owner on which no shade of a color is readable. Other colors adapt. */
export function findColors(parsed: ParsedFile): Finding[] {
  const colors = brandColors(parsed.value)
  if (!colors) return []
  const palette = paletteOf(colors)
  return (['light', 'dark'] as const).flatMap((scheme) =>
    roles.flatMap((role) => {
      const written = colors[scheme]?.[role]
      if (written === undefined) return []
      // A background that is a foreground too, such as the accent, has been adapted.
      const contrastOf = (other: Role) =>
        contrast(palette[scheme][other], palette[scheme][role])
      const faint = pairs.find(
        ({ foreground, background, minContrast }) =>
          background === role && contrastOf(foreground) < minContrast,
      )
      if (!faint) return []
      const { foreground: other, minContrast: least } = faint
      const path: Path = ['site', 'colors', scheme, role]
      const title = nodeAt(parsed.value, ['site', 'colors', scheme, other])?.title
      const data = {
        path,
        written,
        other: title ?? inBoth(other),
        // Rounded down, so that 6.97 is not shown as 7, which would be enough.
        contrast: Math.floor(contrastOf(other) * 10) / 10,
        least,
      }
      return finding('color-contrast', data, parsed.valueSpan(path))
    }),
  )
}
