/** A host by FTP, FTPS, or SFTP. */
import type { HostSettings } from '../../../src/editorApi/publishing.ts'
import type { Target, TargetAccess } from '../target.ts'
import { findPublicFolder, rootOf } from './publicFolder.ts'
import { createRemote, Untrusted, type OpenSession, type Remote } from './remote.ts'
import { sendSite } from './sendSite.ts'

// The protocols are imported on first use, so that the editor starts sooner.
const openSession: OpenSession = async (settings, ...others) =>
  settings.protocol === 'sftp'
    ? (await import('./sftp.ts')).openSftp(settings, ...others)
    : (await import('./ftp.ts')).openFtp(settings, ...others)

export const hostTarget: Target<HostSettings> = {
  takesBuiltSite: true,
  connect: (access) => withRemote(access, (remote) => findPublicFolder(remote, access)),
  send: (access, { folder: site }) =>
    withRemote(access, async (remote) => {
      // Without a test, it is unknown what the server accepts.
      if (access.settings.folder === undefined || !access.settings.htaccess)
        await findPublicFolder(remote, access)
      const { folder = '', htaccess, hsts } = access.settings
      const root = await rootOf(remote, folder)
      return sendSite(site, { ...access, remote, root, htaccess, hsts })
    }),
}

/** Signs in and does the work. Asks about an untrusted key or certificate, then signs in again. */
async function withRemote<Result>(
  access: TargetAccess<HostSettings>,
  action: (remote: Remote) => Promise<Result>,
): Promise<Result> {
  const { secret = '', signal, ask } = access
  async function signIn(): ReturnType<OpenSession> {
    try {
      // A separate signal for every session.
      return await openSession(access.settings, secret, AbortSignal.any([signal]))
    } catch (error) {
      if (!(error instanceof Untrusted) || (await ask(error.question)) !== 'trust')
        throw error
      access.onSettings({ ...access.settings, trusted: error.question.fingerprint })
      return signIn()
    }
  }
  const remote = createRemote(signIn, signal)
  return action(remote).finally(remote.close)
}
