import { faintColors } from '../colors/faintColors.ts'
import { brandColors } from '../read/brandColors.ts'
import type { Document, Path } from '../read/readDocument.ts'
import { finding, type Finding } from './finding.ts'

/** Reports exact colours of the owner with too little contrast. */
export function findColors(document: Document): Finding[] {
  const colors = brandColors(document.value)
  if (!colors) return []
  return faintColors(colors).flatMap(
    ({ scheme, role, other, contrast, least, right }) => {
      const path: Path = ['site', 'colors', scheme, role]
      const span = document.valueSpan(path)
      const data = {
        path,
        value: String(document.valueAt(path)),
        other,
        // Rounded down, so that it never reads as enough.
        contrast: Math.floor(contrast * 10) / 10,
        least,
        right,
      }
      // No edit: the nearest shade is only advice.
      return finding('color-contrast', data, span)
    },
  )
}
