import { faintColors } from '../colors/faintColors.ts'
import type { Colors } from '../colors/palette.ts'
import { isRecord, type Document, type Path } from '../read/readDocument.ts'
import { finding, type Finding } from './finding.ts'

const pattern = /^#[0-9a-f]{6}$/i

/** Only valid colours; the others are reported by their format. */
function validColors(value: unknown): Record<string, string> {
  const entries = isRecord(value) ? Object.entries(value) : []
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && pattern.test(entry[1]),
    ),
  )
}

/** The brand's valid colours; undefined without an accent. */
export function brandColors(document: Document): Colors | undefined {
  const given = document.valueAt(['site', 'colors'])
  if (!isRecord(given)) return undefined
  const { accent, second } = validColors(given)
  if (accent === undefined) return undefined
  return {
    accent,
    ...(second === undefined ? {} : { second }),
    light: validColors(given['light']),
    dark: validColors(given['dark']),
  }
}

/** Reports exact colours of the owner with too little contrast. */
export function findColors(document: Document): Finding[] {
  const colors = brandColors(document)
  if (!colors) return []
  return faintColors(colors).flatMap(
    ({ scheme, role, other, contrast, least, right }) => {
      const path: Path = ['site', 'colors', scheme, role]
      const span = document.valueSpan(path)
      const data = {
        thing: path,
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
