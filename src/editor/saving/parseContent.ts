import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { model } from '../../../schema/model/model.ts'
import { isRecord } from '../../../schema/read/readDocument.ts'

const isPart = (key: string) =>
  key !== '$schema' && Object.hasOwn(model.properties ?? {}, key)

/** The content of a file, which need not have passed the check; undefined where it is none, or another program's JSON. */
export function parseContent(text: string): SiteContent | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    if (!isRecord(value) || !Object.keys(value).some(isPart)) return undefined
    // The editor and the page in its preview bear parts that are missing.
    return value as unknown as SiteContent
  } catch {
    return undefined
  }
}
