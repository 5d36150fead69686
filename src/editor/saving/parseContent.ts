import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { isRecord } from '../../../schema/read/readDocument.ts'

/** The content of a file, which need not have passed the check; undefined where it is none. */
export function parseContent(text: string): SiteContent | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    // The editor and the page in its preview bear parts that are missing.
    return isRecord(value) ? (value as unknown as SiteContent) : undefined
  } catch {
    return undefined
  }
}
