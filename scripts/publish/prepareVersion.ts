/** The steps before a site is sent: the check for going live, and the build. */
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { versionFile } from '../../schema/read/versionText.ts'
import { siteVersion } from '../build/siteVersion.ts'
import { checkWithPictures } from '../check/checkWithPictures.ts'
import { checkContentFile, readSample, type CheckedFile } from '../check/contentFile.ts'
import { checkNoPrivateFiles } from '../check/privateFiles.ts'
import { fromRoot } from '../files/fromRoot.ts'
import { publicFolder } from '../files/paths.ts'
import { revisionOf } from '../site/siteFolder.ts'
import type { JobContext } from './jobs.ts'
import type { Publications } from './publications.ts'
import { detailOf, KnownFailure } from './remoteFailure.ts'

/** Another program has changed the content. */
const contentChanged = () =>
  new KnownFailure('not-ready-changed', 'Another program changed it.')
const buildFailed = (detail: string) => new KnownFailure('build-failed', detail)

interface Site {
  /** The site's own address. */
  address: string
  version: string
  revision: string
}

/** The current content. All functions here throw `KnownFailure`; this one if the content is not valid. */
export const siteOnDisk = (contentFile: string) => siteOf(checkContentFile(contentFile))

function siteOf({ file, result }: CheckedFile): Site {
  const { ok, problems } = result
  if (!ok) throw new KnownFailure('not-ready-problems', file, { problems })
  const { address } = result.content.site
  const version = siteVersion(result.content, file)
  return { address, version, revision: revisionOf(file) ?? '' }
}

/** Fails unless the content is the one that the page saved and is ready to go live. */
export async function prepareVersion(
  contentFile: string,
  revision: string,
): Promise<Site> {
  const checked = await checkWithPictures(contentFile, { sample: readSample() })
  if (revisionOf(contentFile) !== revision) throw contentChanged()
  try {
    checkNoPrivateFiles(publicFolder(contentFile))
  } catch (error) {
    throw buildFailed(detailOf(error))
  }
  return siteOf(checked)
}

/**
 * The name of the folder for a built site. It includes the age of the code, because an updated project builds a
 * different site from the same content.
 */
const builtName = (version: string) => `${version}-${codeStamp()}`

/** The time of the last change of the page's code, in milliseconds since 1970. */
function codeStamp(): number {
  const files = ['src', 'schema', 'scripts/build', 'scripts/hosting'].flatMap((folder) =>
    readdirSync(fromRoot(folder), { recursive: true, encoding: 'utf8' }).map((path) =>
      fromRoot(folder, path),
    ),
  )
  const times = [...files, fromRoot('package-lock.json')].map(
    (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0,
  )
  return Math.floor(Math.max(...times))
}

const run = promisify(execFile)
/** Time in milliseconds, output in bytes. */
const buildLimits = { timeout: 300_000, maxBuffer: 10_000_000 }

/** The folder of the built site, which is kept. Builds it in a separate process, which `signal` ends. */
export async function builtSite(
  publications: Publications,
  contentFile: string,
  { version, revision }: Site,
  { signal, toPhase }: Pick<JobContext, 'signal' | 'toPhase'>,
): Promise<string> {
  const name = builtName(version)
  const existing = publications.builtSite(name)
  if (existing !== undefined) return existing
  toPhase({ name: 'building' })
  const args = ['scripts/runBundled.js', 'scripts/build.ts', '--content', contentFile]
  const folder = publications.newFolder()
  try {
    await run(process.execPath, [...args, '--out', folder], {
      cwd: fromRoot(),
      signal,
      ...buildLimits,
    })
  } catch (error) {
    signal.throwIfAborted()
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : ''
    throw buildFailed(output.slice(-2000) || String(error))
  }
  const built = readFileSync(join(folder, versionFile), 'utf8').trim()
  if (revisionOf(contentFile) !== revision || built !== version) throw contentChanged()
  return publications.keepBuilt(folder, name)
}
