import { canonicalText } from '../../../schema/fix/canonicalText.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Question } from '../../editorApi/publishing.ts'
import { asContent } from '../edits/ownNames.ts'
import { mergeContents } from '../merge/mergeContents.ts'
import type { Merged } from '../merge/mergeValues.ts'
import { parseContent } from '../state/parseContent.ts'
import type { Saved } from '../state/siteStore.ts'

/** Merges what somebody else has published into the saved content. Undefined where a text is no content. */
export function mergedWith(
  { base, theirs }: Extract<Question, { kind: 'merge' }>,
  ours: Saved,
): { merged: Merged; theirs: SiteContent } | undefined {
  const sides = { base: parseContent(base), theirs: parseContent(theirs) }
  if (!sides.base || !sides.theirs) return undefined
  const merged = mergeContents({
    base: sides.base,
    ours: ours.content,
    theirs: sides.theirs,
  })
  return { merged, theirs: sides.theirs }
}

/** The answer to the question: the merged content, laid out as the saved file. */
export const mergeAnswer = (content: unknown, { loaded }: Saved) => ({
  kind: 'merge' as const,
  text: canonicalText(asContent(content), loaded.text),
})
