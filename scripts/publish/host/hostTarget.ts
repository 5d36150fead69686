/** A host by FTP, FTPS or SFTP. */
import type { HostSettings } from '../../../src/editorApi/publishing.ts'
import type { Target, TargetAccess } from '../target.ts'
import { findPublicFolder, rootOf } from './publicFolder.ts'
import { lasting, Untrusted, type OpenSession, type Remote } from './remote.ts'
import { sendSite } from './sendSite.ts'

/** How long unused files stay, in milliseconds: open pages and CDNs still request them. */
const keptUnused = 24 * 60 * 60 * 1000

// Imported on first use, so that the editor starts sooner.
const open: OpenSession = async (settings, ...others) =>
  settings.protocol === 'sftp'
    ? (await import('./sftp.ts')).openSftp(settings, ...others)
    : (await import('./ftp.ts')).openFtp(settings, ...others)

export const hostTarget: Target<HostSettings> = {
  needsSecret: true,
  takesBuiltSite: true,
  isOnline: true,
  connect: (access) =>
    withRemote(access, (remote, settings) =>
      findPublicFolder(remote, { ...access, settings }),
    ),
  send: (access, { folder }, onProgress) =>
    withRemote(access, async (remote, known) => {
      const { signal, ask } = access
      // Without a test, it is unknown what the server accepts.
      const isTested = known.folder !== undefined && known.htaccess !== undefined
      const { settings } = isTested
        ? { settings: known }
        : await findPublicFolder(remote, { ...access, settings: known })
      const { htaccess, hsts = false } = settings
      const root = await rootOf(remote, settings.folder ?? '')
      const sending = { remote, root, signal, ask, onProgress, htaccess, hsts }
      const ofHost = { unwanted: ['_headers', '_redirects'], keptUnused }
      return { settings, ...(await sendSite(folder, { ...sending, ...ofHost })) }
    }),
}

/** Signs in and does the work. Asks about an untrusted key or certificate, then signs in again. */
async function withRemote<Result>(
  { settings: given, secret = '', signal, ask, onTrusted }: TargetAccess<HostSettings>,
  act: (remote: Remote, settings: HostSettings) => Promise<Result>,
): Promise<Result> {
  let settings = given
  // A separate signal for every session.
  const openOne = () => open(settings, secret, AbortSignal.any([signal]))
  const remote = lasting(openOne, signal)
  async function signIn(): Promise<void> {
    try {
      await remote.home()
    } catch (error) {
      if (!(error instanceof Untrusted)) throw error
      const { isTrusted } = await ask(error.question)
      if (!isTrusted) throw error
      settings = { ...settings, trusted: error.question.fingerprint }
      onTrusted(settings)
      await signIn()
    }
  }
  try {
    await signIn()
    return await act(remote, settings)
  } finally {
    remote.close()
  }
}
