/** Content for tests, read through the check as the build does. Throws if the check finds a problem. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { checkContent } from '../../schema/checkContent.ts'
import type { SiteContent } from '../../schema/generated/siteContent.ts'
import { publicFiles } from '../../scripts/check/contentFile.ts'
import { fromRoot } from '../../scripts/files/fromRoot.ts'
import { publicFolder } from '../../scripts/files/paths.ts'

const fixtures = fromRoot('tests/fixtures')
/** The content file with every type of section. */
export const allSectionsFile = resolve(fixtures, 'all-sections/content/site.json')

/** Parses and checks the text of a content file, with the pictures next to the file. */
function contentOf(text: string, file: string): SiteContent {
  const result = checkContent(text, { files: publicFiles(publicFolder(file)) })
  if (result.ok) return result.content
  const sentences = result.problems.map(({ message }) => message.en)
  throw new Error(`Failed to make content for a test: ${sentences.join('\n')}`)
}

/** Reads the content of a file below tests/fixtures. */
export function readAccepted(path: string): SiteContent {
  const file = resolve(fixtures, path)
  return contentOf(readFileSync(file, 'utf8'), file)
}

/** Checks changed content that names pictures of all-sections. */
export function acceptedContent(content: SiteContent): SiteContent {
  return contentOf(JSON.stringify(content), allSectionsFile)
}
