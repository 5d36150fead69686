/** A host by FTP, FTPS or SFTP. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import type { Failure, HostSettings } from '../../../src/editorApi/publishing.ts'
import { detailOf, remoteFailure } from '../remoteFailure.ts'
import type { Failed, Target, TargetAccess } from '../target.ts'
import { findPublicFolder, tryFolder } from './publicFolder.ts'
import {
  NoEncryption,
  UnexpectedAnswer,
  Untrusted,
  type OpenRemote,
  type Remote,
} from './remote.ts'
import { sendSite, serverFile } from './sendSite.ts'

/** Imported on first use, so that the editor starts sooner. */
const open: OpenRemote = async (settings, secret, signal) => {
  if (settings.protocol === 'sftp')
    return (await import('./sftp.ts')).openSftp(settings, secret, signal)
  return (await import('./ftp.ts')).openFtp(settings, secret, signal)
}

export const hostTarget: Target<HostSettings> = {
  needsSecret: true,
  takesBuiltSite: true,
  isOnline: true,
  connect: (access) =>
    withRemote(access, async (remote, settings) => {
      const { folder, readBack } = await foundFolder(remote, settings, access)
      return { ok: true, settings: { ...settings, folder }, readBack }
    }),
  send,
  rollback: send,
  settingsWithoutHtaccess: (settings, { folder }) =>
    settings.withoutHtaccess || !existsSync(join(folder, serverFile))
      ? undefined
      : { ...settings, withoutHtaccess: true },
}

function send(
  access: TargetAccess<HostSettings>,
  { folder }: { folder: string },
  onProgress: (sent: number, total: number) => void,
) {
  return withRemote(access, async (remote, settings) => {
    const { signal } = access
    const root = settings.folder ?? (await foundFolder(remote, settings, access)).folder
    const leftOut = settings.withoutHtaccess ? [serverFile] : []
    await sendSite(folder, { remote, root, signal, onProgress, leftOut })
    return { ok: true as const, settings: { ...settings, folder: root } }
  })
}

async function foundFolder(
  remote: Remote,
  settings: HostSettings,
  access: TargetAccess<HostSettings>,
) {
  const { address, signal, ask } = access
  const looking = { remote, address, signal }
  const { folder } = settings
  return folder === undefined
    ? findPublicFolder(looking, ask)
    : { folder, readBack: await tryFolder(folder, looking) }
}

/** Signs in and works; gives a failure where that goes wrong. An untrusted key or certificate is asked about, then it signs in anew. */
async function withRemote<Result>(
  access: TargetAccess<HostSettings>,
  act: (remote: Remote, settings: HostSettings) => Promise<Result>,
): Promise<Result | Failed> {
  const { secret = '', signal, ask } = access
  let { settings } = access
  let remote: Remote | undefined
  try {
    while (!remote) {
      try {
        remote = await open(settings, secret, signal)
      } catch (error) {
        if (!(error instanceof Untrusted)) throw error
        const { question } = error
        const { isTrusted } = await ask(question)
        const code = question.kind === 'unknown-key' ? 'untrusted-key' : 'certificate'
        if (!isTrusted) return { ok: false, failure: { code, detail: error.message } }
        settings = { ...settings, trusted: question.fingerprint }
      }
    }
    return await act(remote, settings)
  } catch (error) {
    signal.throwIfAborted()
    const failure = failureOf(error, settings)
    if (settings === access.settings) return { ok: false, failure }
    return { ok: false, failure, trustedSettings: settings }
  } finally {
    remote?.close()
  }
}

function failureOf(error: unknown, { server, folder }: HostSettings): Failure {
  if (error instanceof UnexpectedAnswer)
    return { code: 'unexpected-answer', detail: detailOf(error) }
  if (error instanceof NoEncryption)
    return { code: 'no-encryption', detail: detailOf(error) }
  return remoteFailure(error, { server, path: folder ?? '' })
}
