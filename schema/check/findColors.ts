import { faintColors } from '../colors/faintColors.ts'
import type { Colors } from '../colors/palette.ts'
import { describeValue } from '../messages/describeValue.ts'
import { isRecord, type Document, type Path } from '../read/readDocument.ts'
import { finding, type Finding } from './finding.ts'

const form = /^#[0-9a-f]{6}$/i

/** Only colours that can be read as such; the others are reported by their format. */
function validColors(value: unknown): Record<string, string> {
  const entries = isRecord(value) ? Object.entries(value) : []
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && form.test(entry[1]),
    ),
  )
}

/** The brand's colours, as far as they are written as colours. */
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

/** Colours that the owner wants exactly so, and that could not be read. */
export function findColors(document: Document): Finding[] {
  const colors = brandColors(document)
  if (!colors) return []
  return faintColors(colors).flatMap(
    ({ scheme, role, other, contrast, least, right }) => {
      const path: Path = ['site', 'colors', scheme, role]
      const span = document.valueSpan(path)
      const data = {
        thing: describeValue(document.value, path),
        value: String(document.valueAt(path)),
        other,
        // Never rounded up to what would be enough.
        contrast: Math.floor(contrast * 10) / 10,
        least,
        right,
      }
      // The nearest shade is advice: which colour was meant, nobody knows.
      return finding('color-contrast', data, span)
    },
  )
}
