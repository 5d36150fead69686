/** Creates content folders to measure. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { canonicalText } from '../../schema/fix/canonicalText.ts'
import type { SiteContent } from '../../schema/generated/siteContent.ts'
import { buildSite } from '../build/buildSite.ts'
import { checkContentFile } from '../check/contentFile.ts'
import { fromRoot } from '../files/fromRoot.ts'
import { publicFolder } from '../files/paths.ts'

/** The folder for everything that the bench builds. */
export const resultsFolder = fromRoot('bench-results')

/** Throws if the content has errors. */
export function readContent(contentFile: string): SiteContent {
  const { result } = checkContentFile(contentFile)
  if (!result.ok)
    throw new Error(
      'Failed to measure: the content has problems. Run "npm run check-content".',
    )
  return result.content
}

/** Writes content into a folder, with the pictures of the original. Returns the path of the content file. */
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

/** Builds the content and returns the folder of the site. */
export async function buildContent(
  contentFile: string,
  dist = join(resultsFolder, 'ours'),
): Promise<string> {
  const { result } = await buildSite(contentFile, dist)
  if (!result.ok)
    throw new Error('Failed to measure: the site cannot be built. Run "npm run build".')
  return dist
}
