import { canonicalText } from '../../../schema/fix/canonicalText.ts'
import type { Saved } from '../state/siteStore.ts'

/** Will saving change the layout of the whole file? Always false for a file that had to be fixed: its layout changes anyway. */
export function isLaidOutAnew({ content, loaded: { text }, isFixed }: Saved): boolean {
  return !isFixed && canonicalText(content, text).trimEnd() !== text.trimEnd()
}
