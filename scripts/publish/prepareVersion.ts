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

const refused = ({ result, file }: CheckedFile): Failed => ({
  ok: false,
  failure: { code: 'not-ready', problems: result.problems, detail: file },
})
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

/** The site's own address, as the content has it. */
export function addressIn(contentFile: string): { ok: true; address: string } | Failed {
  const checked = checkContentFile(contentFile)
  return checked.result.ok
    ? { ok: true, address: checked.result.content.site.address }
    : refused(checked)
}

/** Fails unless the content is the one that the page has saved, and ready to go live. */
export async function prepareVersion(
  contentFile: string,
  revision: string,
): Promise<{ ok: true; address: string; version: string } | Failed> {
  const checked = await checkWithPictures(contentFile, { sample: readSample() })
  if (revisionOf(contentFile) !== revision) return changed
  if (!checked.result.ok) return refused(checked)
  try {
    checkNoPrivateFiles(publicFolder(contentFile))
  } catch (error) {
    return unbuilt(detailOf(error))
  }
  const { content } = checked.result
  const version = siteVersion(content, contentFile)
  return { ok: true, address: content.site.address, version }
}

/** Version and revision of the content on the disk; undefined if it is not valid. */
export function versionOnDisk(contentFile: string) {
  const { result } = checkContentFile(contentFile)
  if (!result.ok) return undefined
  const version = siteVersion(result.content, contentFile)
  return { version, revision: revisionOf(contentFile) ?? '' }
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

/** Builds in a process of its own, which `signal` ends. `folder`: that of the built site, which is kept. */
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
