import type { Colors } from '../colors/palette.ts'
import { patterns } from '../model/patterns.ts'
import { isRecord, lookUp } from './lookUp.ts'

const hex = new RegExp(patterns.color)

/** Only valid colors; the others are reported by their format. */
function validColors(value: unknown): Record<string, string> {
  const entries = isRecord(value) ? Object.entries(value) : []
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && hex.test(entry[1]),
    ),
  )
}

/** A content's valid colors; undefined without an accent. */
export function brandColors(content: unknown): Colors | undefined {
  const colors = lookUp(content, ['site', 'colors'])
  if (!isRecord(colors)) return undefined
  const { accent, second } = validColors(colors)
  if (accent === undefined) return undefined
  return {
    accent,
    ...(second === undefined ? {} : { second }),
    light: validColors(colors['light']),
    dark: validColors(colors['dark']),
  }
}
