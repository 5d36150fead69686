/**
 * Publishing, as page and server speak of it. Everything is JSON; the token goes with each request. The server does one thing at a time, a job, which the page polls.
 *
 * GET    /api/publishing            PublishingState
 * PUT    /api/publishing/settings   TargetSettings -> KeepSettingsResult: chooses this target. What was trusted of a server is
 *                                   kept while server, port and protocol stay the same
 * PUT    /api/publishing/ticks      TickRequest -> boolean: false where it was not written
 * PUT    /api/publishing/secret     SecretRequest -> SecretResult: of the chosen target
 * DELETE /api/publishing/secret     boolean: false where the keychain did not let it be removed
 * POST   /api/publishing/connect    {} -> StartResult: tries the chosen target
 * POST   /api/publishing/publish    PublishRequest -> StartResult
 * POST   /api/publishing/rollback   {} -> StartResult: puts the publication before the last one back online
 * GET    /api/publishing/job        Job: about twice a second while it runs
 * POST   /api/publishing/answer     AnswerRequest -> boolean: false where the question is no longer open
 * POST   /api/publishing/stop       {} -> true: at any phase; what is online stays whole
 * GET    /api/publishing/online     Online: what stands at the site's address now, beside the last publication
 * POST   /api/publishing/show       {} -> boolean: opens the last folder or ZIP in the system's file manager
 */
import type { Problem } from '../../schema/problem.ts'
import type { Conflict } from '../editor/merge/mergeValues.ts'

export type TargetKind = TargetSettings['kind']

export type TargetSettings =
  | HostSettings
  | NetlifySettings
  | FolderSettings
  | GithubSettings

/** FTP is unencrypted; FTPS the same over TLS, begun on the usual port (`ftps`) or on one of its own (`ftps-implicit`). */
export type HostProtocol = 'ftp' | 'ftps' | 'ftps-implicit' | 'sftp'

export interface HostSettings {
  kind: 'host'
  protocol: HostProtocol
  server: string
  /** Absent: the protocol's own. */
  port?: number
  user: string
  /** The public folder, as in "public_html"; found by `connect` where it is not given. */
  folder?: string
  /** SHA-256 of the SSH key or of the certificate that the owner has trusted. */
  trusted?: string
  /** The server does not accept the file, and answers with errors where it lies: it is not sent. */
  withoutHtaccess?: true
}

export interface NetlifySettings {
  kind: 'netlify'
  /** The id of the site at Netlify, or its name as in "my-site.netlify.app". */
  site: string
}

export interface FolderSettings {
  kind: 'folder'
  form: 'folder' | 'zip'
}

export interface GithubSettings {
  kind: 'github'
  /** Absent: "origin". */
  remote?: string
  /** Absent: the branch that is checked out. */
  branch?: string
}

/** The name of a target's secret: one for each server and user, so that no other server gets it. Undefined for a target without one. */
export function accountOf(settings: TargetSettings): string | undefined {
  switch (settings.kind) {
    case 'host': {
      const { protocol, user, server, port } = settings
      return `${protocol}://${user}@${server}${port === undefined ? '' : `:${port}`}`
    }
    case 'netlify':
      return `netlify:${settings.site}`
    case 'folder':
    case 'github':
      return undefined
  }
}

export interface PublishingState {
  /** The chosen target. */
  settings: TargetSettings | null
  /** When it was last reached with these settings. */
  testedAt: number | null
  /** What is known of each target that was chosen once. */
  targets: TargetSettings[]
  /** Where the secret of the chosen target is kept; `unneeded` where it has none. */
  secret: 'keychain' | 'session' | 'missing' | 'unneeded'
  /** False where the system has no keychain or it is locked: then a secret is kept until the editor's server ends. */
  hasKeychain: boolean
  /** Steps that the owner has ticked, since nothing shows whether they are done. */
  ticks: string[]
  /** The kinds of target that this project can have: GitHub only in a checkout with a remote. */
  kinds: TargetKind[]
  last: Publication | null
  /** The publication that `rollback` would put back. */
  previous: Publication | null
  job: Job
}

/** A version of the site that was put online. */
export interface Publication {
  /** What /version.txt of the live site says. */
  version: string
  /** The revision of the content file, as in Loaded. */
  revision: string
  /** In milliseconds since 1970. */
  at: number
  /** When its content was saved, as the list of versions says it; unknown of what was published long ago. */
  savedAt?: number
  kind: TargetKind
  /** The site's own address. */
  address: string
  /** The path of the folder or ZIP on this computer. */
  path?: string
}

export type KeepSettingsResult =
  | { ok: true }
  | { ok: false; reason: 'refused' | 'not written'; cause?: string }

export interface SecretRequest {
  /** A password, or Netlify's token. */
  secret: string
  /** True: in the system's keychain; false: until the editor's server ends. */
  keep: boolean
}

export type SecretResult =
  | { ok: true; kept: 'keychain' | 'session' }
  | { ok: false; reason: 'refused' }

export interface TickRequest {
  tick: string
  isSet: boolean
}

export interface PublishRequest {
  /** The revision that the page has saved: another content is not put online unseen. */
  revision: string
}

export type StartResult =
  | { ok: true; job: string }
  | { ok: false; reason: 'busy' | 'no target' }

export interface AnswerRequest {
  job: string
  answer: OwnerAnswer
}

export type Task = 'connect' | 'publish' | 'rollback'

export type Phase =
  | { name: 'checking' | 'building' | 'connecting' }
  /** In bytes. */
  | { name: 'sending'; sent: number; total: number }
  /** `online`: what was seen last. */
  | { name: 'looking'; online?: Online }
  /** Visitors get an error: it is sent once more, without what the server may not accept. */
  | { name: 'leaving-out' }

export type Job =
  | { state: 'idle' }
  | { state: 'running'; id: string; task: Task; phase: Phase; question?: Question }
  | { state: 'connected'; id: string; connected: Connected }
  | {
      state: 'published'
      id: string
      task: 'publish' | 'rollback'
      publication: Publication
      /** Absent for a folder, which is on this computer alone. */
      online?: Online
      /** Visitors got an error, until it was sent without what the server does not accept. */
      leftOut?: true
    }
  | { state: 'failed'; id: string; task: Task; phase: Phase['name']; failure: Failure }
  | { state: 'stopped'; id: string; task: Task; phase: Phase['name'] }

export interface Connected {
  /** The settings, with what was found: the public folder, what the owner trusted. */
  settings: TargetSettings
  /**
   * Whether a small file was read back through the site's own address; absent where none was written. Where it is not
   * `online` the target works, and visitors do not see it yet.
   */
  readBack?: Online
}

/** What stands at the site's own address. */
export type Online =
  /** `hasSitemap` is absent where sitemap.xml was not looked for. */
  | { state: 'online'; hasSitemap?: boolean }
  /** Still another version: a cache of a CDN or host, or the target is still building. */
  | { state: 'old' }
  | { state: 'dns-missing'; detail: string }
  /** None, an expired one, or one for another name. */
  | { state: 'certificate-missing'; detail: string }
  /** The answer is no site of this project; 404 too. */
  | { state: 'other-site'; status: number }
  | { state: 'server-error'; status: number }
  | { state: 'unreachable'; detail: string }

/** A question of the target. The job waits for the answer; `stop` ends it. */
export type Question =
  /** An SSH server that was never seen; `isChanged`: its key is not the trusted one. */
  | { kind: 'unknown-key'; server: string; fingerprint: string; isChanged: boolean }
  | {
      kind: 'unknown-certificate'
      server: string
      /** SHA-256, in pairs of hexadecimal digits. */
      fingerprint: string
      subject: string
      issuer: string
      /** As ISO dates. */
      validFrom: string
      validTo: string
      /** Node's code, as in DEPTH_ZERO_SELF_SIGNED_CERT. */
      reason: string
      isChanged: boolean
    }
  /** Which folder of the host is the public one? The list may be empty. */
  | { kind: 'public-folder'; folders: string[] }
  /** Values that the owner and others have both changed. */
  | { kind: 'conflicts'; conflicts: Conflict[] }

export type OwnerAnswer =
  | { kind: 'unknown-key'; isTrusted: boolean }
  | { kind: 'unknown-certificate'; isTrusted: boolean }
  | { kind: 'public-folder'; folder: string }
  /** One for each conflict. */
  | { kind: 'conflicts'; sides: ('ours' | 'theirs')[] }

/** A failure, as data for a sentence; `detail` is for a developer and holds no secret. */
export type Failure = (
  | { code: 'not-ready'; problems: Problem[] }
  /** The content on the disk is not the one that the page has saved. */
  | { code: 'content-changed' }
  /** The build failed although the check passed: a fault of this project. */
  | { code: 'build-failed' }
  | { code: 'offline' }
  | { code: 'unknown-server'; server: string }
  | { code: 'refused-connection'; server: string }
  | { code: 'time-out' }
  /** The connection broke off. */
  | { code: 'cut-off' }
  | { code: 'wrong-password' }
  /** The server takes no password without encryption. */
  | { code: 'needs-encryption' }
  | { code: 'no-encryption' }
  | { code: 'no-right-to-write'; path: string }
  | { code: 'disk-full' }
  /** FTP: the data connection cannot be opened. */
  | { code: 'passive-blocked' }
  | { code: 'too-many-connections' }
  /** The owner did not trust it, or it is invalid. */
  | { code: 'certificate' | 'untrusted-key' }
  | { code: 'missing-folder'; path: string }
  | { code: 'missing-secret' }
  /** Netlify knows no such site, or it belongs to another account. */
  | { code: 'unknown-site'; site: string }
  | { code: 'rate-limited' }
  | { code: 'server-error'; status: number }
  /** Endless lists, impossible names. */
  | { code: 'unexpected-answer' }
  | { code: 'nothing-to-roll-back' }
  /** Git. */
  | { code: 'somebody-was-faster' }
  | { code: 'protected-branch'; branch: string }
  | { code: 'no-identity' }
  | { code: 'refused-by-hook' }
  | { code: 'unpushed-commits'; count: number }
  | { code: 'private-address' }
  | { code: 'not-signed-in' }
  | { code: 'no-remote' | 'no-git' | 'detached' | 'merging' | 'locked' }
  /** The branch that is checked out is not the one that is published. */
  | { code: 'other-branch'; branch: string }
  /** Others have published another file under the name of one of ours. */
  | { code: 'same-file'; path: string }
  | { code: 'unknown' }
) & { detail: string }

export type FailureCode = Failure['code']
