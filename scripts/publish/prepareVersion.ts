/** What comes before a site is sent: the check for a site that goes live, and the build. */
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
import type { Publications } from './publications.ts'
import { detailOf } from './remoteFailure.ts'
import type { Failed } from './target.ts'

const changed: Failed = {
  ok: false,
  failure: {
    code: 'not-ready',
    problems: [],
    detail: 'Another program changed the content.',
  },
}
const unbuilt = (detail: string): Failed => ({
  ok: false,
  failure: { code: 'build-failed', detail },
})

interface Site {
  /** The site's own address. */
  address: string
  version: string
  revision: string
}

/** The content as it is; fails if it is not valid. */
export const siteOnDisk = (contentFile: string) => siteOf(checkContentFile(contentFile))

function siteOf({ file, result }: CheckedFile): ({ ok: true } & Site) | Failed {
  const { ok, problems } = result
  if (!ok) return { ok, failure: { code: 'not-ready', problems, detail: file } }
  const { address } = result.content.site
  const version = siteVersion(result.content, file)
  return { ok: true, address, version, revision: revisionOf(file) ?? '' }
}

/** Fails unless the content is the one that the page has saved, and ready to go live. */
export async function prepareVersion(
  contentFile: string,
  revision: string,
): Promise<({ ok: true } & Site) | Failed> {
  const checked = await checkWithPictures(contentFile, { sample: readSample() })
  if (revisionOf(contentFile) !== revision) return changed
  try {
    checkNoPrivateFiles(publicFolder(contentFile))
  } catch (error) {
    return unbuilt(detailOf(error))
  }
  return siteOf(checked)
}

/** The name of the folder in which a built site is kept: an update of the project builds another one from the same content. */
export const builtName = (version: string) => `${version}-${codeStamp()}`

/** When the code of the page was changed last, in milliseconds since 1970. */
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

/** Builds in its own process, which `signal` ends. `folder`: that of the built site, which is kept. */
export async function buildVersion(
  publications: Publications,
  contentFile: string,
  revision: string,
  signal: AbortSignal,
): Promise<{ ok: true; folder: string; version: string } | Failed> {
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
    return unbuilt(output.slice(-4000) || String(error))
  }
  if (revisionOf(contentFile) !== revision) return changed
  const version = readFileSync(join(folder, versionFile), 'utf8').trim()
  const kept = publications.keepBuilt(folder, builtName(version))
  return { ok: true, folder: kept, version }
}
