/** The steps before a site is sent: the check for going live, and the build. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { versionFile } from '../../schema/read/versionText.ts'
import type { Publication } from '../../src/editorApi/publishing.ts'
import { siteVersion } from '../build/siteVersion.ts'
import { checkNoPrivateFiles } from '../check/checkNoPrivateFiles.ts'
import { checkWithPictures } from '../check/checkWithPictures.ts'
import { checkContentFile, readSample, type CheckedFile } from '../check/contentFile.ts'
import { buildOnce } from '../files/buildOnce.ts'
import { fromRoot } from '../files/fromRoot.ts'
import { publicFolder } from '../files/paths.ts'
import { sourceHash } from '../files/sourceHash.ts'
import { revisionOf } from '../site/siteFolder.ts'
import type { JobContext } from './jobs.ts'
import { detailOf, FailureError } from './remoteFailure.ts'

const changeFailure = () =>
  new FailureError('changed-elsewhere', 'Another program changed the content.')

type PreparedSite = Pick<Publication, 'address' | 'version' | 'revision'>

/** The current content. All functions here throw `FailureError`; this one if the content is not valid. */
export const siteOnDisk = (contentFile: string) => siteOf(checkContentFile(contentFile))

function siteOf({ file, result }: CheckedFile): PreparedSite {
  const { ok, problems } = result
  if (!ok) throw new FailureError('not-ready', file, { problems })
  const { address } = result.content.site
  const version = siteVersion(result.content, file)
  return { address, version, revision: revisionOf(file) ?? '' }
}

/** Fails unless the content is the one that the page saved and is ready to go live. */
export async function prepareVersion(
  contentFile: string,
  revision: string,
): Promise<PreparedSite> {
  const checked = await checkWithPictures(contentFile, { sample: readSample() })
  if (revisionOf(contentFile) !== revision) throw changeFailure()
  try {
    checkNoPrivateFiles(publicFolder(contentFile))
  } catch (error) {
    throw new FailureError('unknown', detailOf(error))
  }
  return siteOf(checked)
}

const run = promisify(execFile)
/** A build takes seconds; one that hangs must not block publishing. */
const buildTimeoutMs = 300_000

/** Builds a site in one of the last folders below `sitesFolder`, in a separate process, which `signal` ends. */
export const buildVersion = (
  sitesFolder: string,
  contentFile: string,
  { version, revision }: PreparedSite,
  { signal, enterPhase }: Pick<JobContext, 'signal' | 'enterPhase'>,
): Promise<string> =>
  // An updated project builds a different site from the same content.
  buildOnce(sitesFolder, `${version}-${sourceHash()}`, async (folder) => {
    enterPhase({ name: 'building' })
    const args = ['scripts/runBundled.js', 'scripts/build.ts', '--content', contentFile]
    const options = { cwd: fromRoot(), signal, timeout: buildTimeoutMs }
    try {
      await run(process.execPath, [...args, '--out', folder], options)
    } catch (error) {
      signal.throwIfAborted()
      // execFile adds the output to the message.
      throw new FailureError('unknown', String(error).slice(-2000))
    }
    const built = readFileSync(join(folder, versionFile), 'utf8').trim()
    if (revisionOf(contentFile) !== revision || built !== version) throw changeFailure()
  })
