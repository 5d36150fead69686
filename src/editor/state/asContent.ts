import type { SiteContent } from '../../../schema/generated/siteContent.ts'

/** Casts a value to the content's type, unchecked: edits keep the structure, but fields may still be empty. */
export function asContent(content: unknown): SiteContent {
  return content as SiteContent
}
