/** Content for tests, read through the check as the build does. Throws if the check finds a problem. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { checkContent } from '../../schema/checkContent.ts'
import type { SiteContent } from '../../schema/generated/siteContent.ts'
import { publicFiles } from '../../scripts/check/contentFile.ts'
import { fromRoot } from '../../scripts/files/fromRoot.ts'
import { publicFolder } from '../../scripts/files/paths.ts'

const contents = fromRoot('tests/fixtures')
/** The file of content with every type of section. */
export const allSectionsContent = resolve(contents, 'all-sections/content/site.json')

/** The content of a text, checked with the pictures next to its file. */
function acceptedText(text: string, file: string): SiteContent {
  const result = checkContent(text, { files: publicFiles(publicFolder(file)) })
  if (result.ok) return result.content
  const sentences = result.problems.map(({ message }) => message.en)
  throw new Error(`Failed to make content for a test: ${sentences.join('\n')}`)
}

/** Reads the content of a file below tests/fixtures. */
export function readAccepted(path: string): SiteContent {
  const file = resolve(contents, path)
  return acceptedText(readFileSync(file, 'utf8'), file)
}

/** Changed content that names pictures of all-sections. */
export function acceptedContent(content: SiteContent): SiteContent {
  return acceptedText(JSON.stringify(content), allSectionsContent)
}
