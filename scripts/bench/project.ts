/** Creates content folders to measure. The sample is measured: the limits are for the code, not for an owner's content. */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { canonicalText } from '../../schema/fix/canonicalText.ts'
import type { SiteContent } from '../../schema/generated/siteContent.ts'
import { buildSite } from '../build/buildSite.ts'
import { readSample } from '../check/contentFile.ts'
import { fromRoot } from '../files/fromRoot.ts'
import { publicFolder, sampleFile } from '../files/paths.ts'

/** The folder for everything that the bench builds. */
export const resultsFolder = fromRoot('bench-results')

// Tests check the sample, so it is valid content.
export const sample = JSON.parse(readSample()) as SiteContent

/** Writes content into a folder, with the sample's pictures. Returns the path of the content file. */
export function writeProject(folder: string, content: SiteContent): string {
  const file = join(folder, 'content/site.json')
  mkdirSync(join(folder, 'content'), { recursive: true })
  cpSync(publicFolder(sampleFile), join(folder, 'public'), { recursive: true })
  writeFileSync(file, canonicalText(content))
  return file
}

/** Builds the sample and returns the folder of the site. */
export const buildSample = () => build(sampleFile, join(resultsFolder, 'sample'))

/** Builds a site from a content file into a folder, and returns the folder. */
export async function build(contentFile: string, outDir: string): Promise<string> {
  const { result } = await buildSite(contentFile, outDir)
  if (!result.ok)
    throw new Error('Failed to measure: the site cannot be built. Run "npm run build".')
  return outDir
}
