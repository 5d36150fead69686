import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import type { SiteContent } from '../../../schema/siteContent.ts'
import { languageList } from '../../../src/i18n/languages.ts'
import { publicFolder } from '../../content/paths.ts'
import { headlineOf, madeShareImage } from '../siteWords.ts'
import { brandOf } from './brand.ts'
import { iconMakers } from './icons.ts'
import { makeShareImage } from './shareImage.tsx'

type Make = () => Promise<Uint8Array>

/** The files that the build makes of a brand, by name; those that the owner has in public/ win. */
export function madeFiles(content: SiteContent, contentFile: string): Map<string, Make> {
  const brand = brandOf(content, contentFile)
  const files = iconMakers(brand)
  for (const language of content.site.shareImage ? [] : languageList) {
    files.set(madeShareImage(language), () =>
      makeShareImage({
        brand,
        headline: headlineOf(content, language),
        host: new URL(content.site.address).host,
        picture: undefined,
      }),
    )
  }
  for (const file of files.keys())
    if (existsSync(join(publicFolder(contentFile), file))) files.delete(file)
  return files
}

export async function writeMadeFiles(
  files: Map<string, Make>,
  outDir: string,
): Promise<void> {
  await Promise.all(
    [...files].map(async ([name, make]) => {
      const file = join(outDir, name)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, await make())
    }),
  )
}
