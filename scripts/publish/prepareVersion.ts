/** What comes before a site is sent: the check for a site that goes live, and the build. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { versionFile } from '../../schema/read/versionText.ts'
import { siteVersion } from '../build/siteVersion.ts'
import { checkWithPictures } from '../check/checkWithPictures.ts'
import { checkContentFile, readSample, type CheckedFile } from '../check/contentFile.ts'
import { fromRoot } from '../files/fromRoot.ts'
import { revisionOf } from '../site/siteFolder.ts'
import type { Failed } from './target.ts'

const refused = ({ result, file }: CheckedFile): Failed => ({
  ok: false,
  failure: { code: 'not-ready', problems: result.problems, detail: file },
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
  const { content } = checked.result
  const version = siteVersion(content, contentFile)
  return { ok: true, address: content.site.address, version }
}

/** Version and revision of the content on the disk, for a publication with which others' changes were merged. */
export function versionOnDisk(contentFile: string) {
  const { result } = checkContentFile(contentFile)
  if (!result.ok) return undefined
  const version = siteVersion(result.content, contentFile)
  return { version, revision: revisionOf(contentFile) ?? '' }
}

const changed: Failed = {
  ok: false,
  failure: { code: 'content-changed', detail: 'Another program changed the content.' },
}

const run = promisify(execFile)
/** Time in milliseconds, output in bytes. */
const buildLimits = { timeout: 300_000, maxBuffer: 10_000_000 }

/** Builds in a process of its own, which `signal` ends. Gives a failure, or undefined. */
export async function buildVersion(
  folder: string,
  contentFile: string,
  revision: string,
  signal: AbortSignal,
): Promise<Failed | undefined> {
  const args = ['scripts/runBundled.js', 'scripts/build.ts', '--content', contentFile]
  try {
    await run(process.execPath, [...args, '--out', folder], {
      cwd: fromRoot(),
      signal,
      ...buildLimits,
    })
  } catch (error) {
    signal.throwIfAborted()
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : ''
    const detail = output.slice(-4000) || String(error)
    return { ok: false, failure: { code: 'build-failed', detail } }
  }
  return revisionOf(contentFile) === revision ? undefined : changed
}

/** What /version.txt of a built site says. */
export const versionIn = (folder: string) =>
  readFileSync(join(folder, versionFile), 'utf8').trim()
