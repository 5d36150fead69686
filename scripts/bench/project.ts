/** Content folders to measure, made from a given content. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { canonicalText } from '../../schema/fix/canonicalText.ts'
import type { SiteContent } from '../../schema/generated/siteContent.ts'
import { checkContentFile } from '../check/contentFile.ts'
import { publicFolder } from '../files/paths.ts'

/** Throws where the content has errors. */
export function readContent(contentFile: string): SiteContent {
  const { result } = checkContentFile(contentFile)
  if (!result.ok)
    throw new Error(
      'Failed to measure: the content has problems. Run "npm run check-content".',
    )
  return result.content
}

/** Writes a content into a folder, with the pictures of the original. Returns the path of the content file. */
export function writeProject(
  folder: string,
  content: SiteContent,
  original: string,
): string {
  const file = join(folder, 'content/site.json')
  mkdirSync(join(folder, 'content'), { recursive: true })
  cpSync(publicFolder(original), join(folder, 'public'), { recursive: true })
  writeFileSync(file, canonicalText(content))
  return file
}
