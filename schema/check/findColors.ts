import { inBoth } from '../bilingual.ts'
import { faintColors } from '../colors/faintColors.ts'
import { brandColors } from '../colors/palette.ts'
import type { Path } from '../read/lookUp.ts'
import { nodeAt } from '../read/modelTree.ts'
import type { ParsedFile } from '../read/parsedFile.ts'
import { finding, type Finding } from './finding.ts'

/** Reports exact colors of the owner with too little contrast. */
export function findColors(parsed: ParsedFile): Finding[] {
  const colors = brandColors(parsed.value)
  if (!colors) return []
  return faintColors(colors).flatMap(
    ({ scheme, role, other, contrast, least, right }) => {
      const path: Path = ['site', 'colors', scheme, role]
      const span = parsed.valueSpan(path)
      const data = {
        path,
        written: String(parsed.valueAt(path)),
        other:
          nodeAt(parsed.value, ['site', 'colors', scheme, other])?.title ?? inBoth(other),
        // Rounded down, so that 6.97 is not shown as 7, which would be enough.
        contrast: Math.floor(contrast * 10) / 10,
        least,
        right,
      }
      // No edit: the nearest shade is only advice.
      return finding('color-contrast', data, span)
    },
  )
}
