/** Builds the site of a content file: checks it, prerenders every language, and writes files for hosts and search engines. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { UserConfig } from 'vite'

import type { SiteContent } from '../../schema/generated/siteContent.ts'
import { versionFile, withVersion } from '../../schema/read/versionText.ts'
import { checkNoPrivateFiles } from '../check/checkNoPrivateFiles.ts'
import { checkWithPictures } from '../check/checkWithPictures.ts'
import type { CheckedFile } from '../check/contentFile.ts'
import { filesBelow } from '../files/filesBelow.ts'
import { fromRoot } from '../files/fromRoot.ts'
import { publicFolder } from '../files/paths.ts'
import { apacheFile } from '../hosting/apacheFile.ts'
import { isOwnerPage, isPublished, notFoundFile } from '../hosting/headers.ts'
import { headersFile, hasShortLines } from '../hosting/headersFile.ts'
import { iisFile } from '../hosting/iisFile.ts'
import { basePath } from './addresses.ts'
import { brandFiles, removeOriginals, writeBrandFiles } from './brand/brandFiles.ts'
import { headingFont } from './brand/headingFont.ts'
import { bundle, loadServer } from './bundle.ts'
import { classNamesOf, renderDocument } from './document.ts'
import { notFoundHtml } from './notFoundHtml.ts'
import {
  placeholderDefine,
  laterStylesDefine,
  pageStyleSheets,
} from './pageStyleSheets.ts'
import { addPolicies, withDocumentPolicy } from './policyInHead.ts'
import { precompress } from './precompress.ts'
import { removeLeftovers } from './removeLeftovers.ts'
import { metadataFiles } from './searchEngines.ts'
import { siteVersion } from './siteVersion.ts'
import { buildConfig } from './vite/buildConfig.ts'
import { shortClassNames } from './vite/classNames.ts'
import { withShortTags } from './withShortTags.ts'

interface SiteBuild {
  /** The content that the page shows. */
  content: SiteContent
  contentFile: string
  outDir: string
  version: string
}

async function writeDocument(site: SiteBuild): Promise<void> {
  const { content, contentFile, outDir, version } = site
  const config = buildConfig(contentFile, content)
  const withDefines = (added: UserConfig['define']) => ({ ...config.define, ...added })
  const server = await loadServer({ ...config, define: withDefines(placeholderDefine) })
  const classNames = classNamesOf(content, server)
  const styles = pageStyleSheets(content, server, classNames)
  const define = withDefines(laterStylesDefine(styles, content))
  const plugins = [config.plugins, shortClassNames(classNames)]
  // The licenses of all packages that visitors download.
  const license = { fileName: 'licences.txt' }
  const build = { ...config.build, outDir, license }
  const scripts = await bundle({ ...config, define, plugins, build })
  // Icons are copied as data, so Vite does not include their package's license.
  const iconLicense = readFileSync(fromRoot('schema/icons/lucide-license.txt'))
  const fontLicense = headingFont(content, '')?.license ?? ''
  appendFileSync(
    join(outDir, license.fileName),
    `${iconLicense.toString()}\n${fontLicense}`,
  )
  const { html: document, laterTexts } = await renderDocument({
    template: readFileSync(fromRoot('src/index.html'), 'utf8'),
    content,
    server,
    scripts: scripts.map((script) => basePath(content) + script),
    isProduction: true,
    classNames,
    styles,
  })
  const html = withVersion(document, version)
  if (styles.later) writeFileSync(join(outDir, styles.later.file), styles.later.css)
  if (laterTexts) writeFileSync(join(outDir, laterTexts.file), laterTexts.json)
  writeFileSync(join(outDir, 'index.html'), withDocumentPolicy(withShortTags(html)))
}

/** Writes the files for hosts and search engines. Must run last, because it compresses all other files. */
async function writeOtherFiles(site: SiteBuild): Promise<void> {
  const { content, contentFile, outDir, version } = site
  const writeUnlessInPublic = (name: string, text: () => string) => {
    if (!existsSync(join(publicFolder(contentFile), name)))
      writeFileSync(join(outDir, name), text())
  }
  removeLeftovers(outDir)
  addPolicies(outDir, filesBelow(outDir).filter(isOwnerPage))
  for (const [name, createText] of metadataFiles)
    writeUnlessInPublic(name, () => createText(content))
  writeFileSync(join(outDir, versionFile), version)
  writeUnlessInPublic(notFoundFile, () => notFoundHtml(content))
  await writeBrandFiles(await brandFiles(content, contentFile), outDir)
  const base = basePath(content)
  const files = filesBelow(outDir).filter(isPublished).toSorted()
  const html = readFileSync(join(outDir, 'index.html'), 'utf8')
  const headers = headersFile({ html, base, files })
  if (!hasShortLines(headers))
    throw new Error(
      'Failed to build: the policy of the document is too long for the file _headers. Its scripts and style blocks are too many.',
    )
  writeUnlessInPublic('_headers', () => headers)
  writeUnlessInPublic('.htaccess', () => apacheFile(base))
  writeUnlessInPublic('web.config', () => iisFile(files))
  await precompress(outDir)
}

/** Returns the result of the check. Content that fails the check is not built. */
export async function buildSite(
  contentFile: string,
  outDir: string,
): Promise<CheckedFile> {
  // React and Emotion choose their production code by this variable.
  process.env['NODE_ENV'] = 'production'
  const checked = await checkWithPictures(contentFile)
  if (!checked.result.ok) return checked
  const { content } = checked.result
  const visibleContent = checked.result.onPage()
  checkNoPrivateFiles(publicFolder(contentFile))
  const version = siteVersion(content, contentFile)
  const site = { content: visibleContent, contentFile, outDir, version }
  await writeDocument(site)
  removeOriginals(content, visibleContent, outDir)
  await writeOtherFiles(site)
  return checked
}
