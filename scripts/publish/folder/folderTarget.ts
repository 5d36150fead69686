/** A folder or a ZIP on this computer, to be handed to any host by hand. */
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Failure, FolderSettings } from '../../../src/editorApi/publishing.ts'
import { codeOf } from '../../files/codeOf.ts'
import { renameFolder } from '../../files/renameFolder.ts'
import { writeAtomically } from '../../files/writeAtomically.ts'
import { detailOf } from '../remoteFailure.ts'
import type { Failed, OnProgress, Sent, Target, TargetAccess } from '../target.ts'
import { zipOf } from '../zipOf.ts'

/** `outFolder`: where folder and ZIP are put, named after the host of the site's address. */
export function folderTarget(outFolder: string): Target<FolderSettings> {
  async function send(
    { settings, address, signal }: TargetAccess<FolderSettings>,
    { folder }: { folder: string },
    onProgress: OnProgress,
  ): Promise<Sent | Failed> {
    const path = join(
      outFolder,
      address.hostname + (settings.form === 'zip' ? '.zip' : ''),
    )
    try {
      mkdirSync(outFolder, { recursive: true })
      if (settings.form === 'folder') copyWhole(folder, path)
      else {
        const bytes = await zipOf(folder)
        signal.throwIfAborted()
        writeAtomically(path, bytes)
        onProgress(bytes.length, bytes.length)
      }
      return { ok: true, settings, path }
    } catch (error) {
      signal.throwIfAborted()
      return { ok: false, failure: failureOf(error, outFolder) }
    }
  }

  return {
    needsSecret: false,
    takesBuiltSite: true,
    isOnline: false,
    send,
    rollback: send,
    connect({ settings }) {
      try {
        mkdirSync(outFolder, { recursive: true })
        const file = join(outFolder, '.site-check')
        writeFileSync(file, '')
        rmSync(file)
        return Promise.resolve({ ok: true, settings })
      } catch (error) {
        return Promise.resolve({ ok: false, failure: failureOf(error, outFolder) })
      }
    },
  }
}

/** The folder that is there stays until the new one is copied completely. */
function copyWhole(from: string, to: string): void {
  const [copy, old] = [`${to}.new`, `${to}.old`]
  for (const left of [copy, old]) rmSync(left, { recursive: true, force: true })
  cpSync(from, copy, { recursive: true })
  if (existsSync(to)) renameFolder(to, old)
  renameFolder(copy, to)
  rmSync(old, { recursive: true, force: true })
}

function failureOf(error: unknown, path: string): Failure {
  const code = codeOf(error)
  const detail = detailOf(error)
  if (code === 'ENOSPC' || code === 'EDQUOT') return { code: 'disk-full', detail }
  if (['EACCES', 'EPERM', 'EROFS', 'EBUSY'].includes(code))
    return { code: 'no-right-to-write', path, detail }
  return { code: 'unknown', detail }
}
