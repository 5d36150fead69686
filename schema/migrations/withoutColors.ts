import type { SchemeName } from '../colors/scheme.ts'
import { isRecord, lookUp } from '../read/lookUp.ts'
import type { ContentObject } from './migration.ts'

/** A content without some of its exact colors. */
export function withoutColors(
  content: ContentObject,
  scheme: SchemeName,
  names: readonly string[],
): ContentObject {
  const { site } = content
  const colors = lookUp(site, ['colors'])
  if (!isRecord(site) || !isRecord(colors) || !isRecord(colors[scheme])) return content
  const left = Object.entries(colors[scheme]).filter(([name]) => !names.includes(name))
  const own = { ...colors, [scheme]: Object.fromEntries(left) }
  return { ...content, site: { ...site, colors: own } }
}
