/**
 * The requests and responses for publishing, shared by the editor's page and its server. Everything is JSON. Each
 * request has the token. The server runs one job at a time, which the page polls. Result is short for TargetResult.
 *
 * GET    /api/publishing            PublishingState
 * PUT    /api/publishing/target     TargetRequest -> Result: adds or changes a target, and chooses it
 * DELETE /api/publishing/target     { id } -> Result: removes a target with its secret
 * POST   /api/publishing/connect    { address } -> Result: starts to test the chosen target, with the page's address
 * POST   /api/publishing/publish    PublishRequest -> Result: starts to publish to the chosen target
 * GET    /api/publishing/job        Job: polled about twice a second while it runs
 * POST   /api/publishing/answer     { job, kind, answer } -> boolean: false if the question is no longer open
 * POST   /api/publishing/stop       {} -> true: stops the job in any phase; the online site stays complete
 * GET    /api/publishing/online     AddressState | null: what the site's address shows now; null without a publication
 * POST   /api/publishing/show       {} -> boolean: opens the last folder or ZIP in the system's file manager
 */
import type { Problem } from '../../schema/problem.ts'

export type TargetKind = TargetSettings['kind']

export type TargetSettings =
  | HostSettings
  | NetlifySettings
  | FolderSettings
  | GithubSettings

/** FTP is unencrypted. FTPS is FTP over TLS, on the usual port (`ftps`) or on a separate one (`ftps-implicit`). */
export type HostProtocol = 'ftp' | 'ftps' | 'ftps-implicit' | 'sftp'

/** Whether browsers open the site over https only, for a year: https://www.rfc-editor.org/rfc/rfc6797 */
export type Hsts = 'off' | 'on'

export interface HostSettings {
  kind: 'host'
  protocol: HostProtocol
  server: string
  /** The port; by default that of the protocol. */
  port?: number
  user: string
  /** The public folder, as in "public_html" or "/home/maria/public_html"; `connect` finds it if absent. */
  folder?: string
  /** SHA-256 of the key or certificate that the owner has trusted; absent for a certificate with a valid chain. */
  trusted?: string
  /** Whether the server accepts this project's block in .htaccess. Absent until `connect` has tested it. */
  htaccess?: 'accepted' | 'refused' | undefined
  /** If absent, HSTS is off. */
  hsts?: Hsts | undefined
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
}

/** A target that the owner has set up, with its publications. */
export interface StoredTarget {
  id: string
  settings: TargetSettings
  /** When the target was last reached with these settings, in milliseconds since 1970. */
  testedAt?: number | undefined
  last?: Publication | undefined
  /** The publication before the last one. */
  before?: Publication | undefined
  /** The publication that is being sent. Still present later if it is unknown how sending ended. */
  sending?: Publication | undefined
}

/** The stored data about publishing. */
export interface PublishingRecord {
  /** The targets, in the order in which they were first chosen. */
  targets: readonly StoredTarget[]
  /** The id of the chosen target. */
  chosen: string | null
}

export interface PublishingState extends PublishingRecord {
  /** Where the secret of the chosen target is stored; `unneeded` if the target has none. */
  secret: 'keychain' | 'session' | 'missing' | 'unneeded'
  /** False if the system has no keychain or a locked one. A secret is then kept until the editor's server ends. */
  hasKeychain: boolean
  /** The kinds of target that this project can have: GitHub only in a repository. */
  kinds: TargetKind[]
  job: Job
}

/** A version at a target, and when it was published. */
export interface Publication {
  /** The version id that is in the document and in version.txt. */
  version: string
  /** The revision of the content file, as in Loaded. */
  revision: string
  /** The id of this version in the store of versions (GET /api/versions). */
  id?: string
  /** When it was published, in milliseconds since 1970. */
  at: number
  /** The site's address, from the content. */
  address: string
  /** The path of the folder or ZIP on this computer. */
  path?: string
  /** The id in the version.txt that was sent. Absent if the target builds the site itself. */
  sendId?: string
}

/** `busy`: a job is running. `refused`: a value is invalid, or there is no such target. */
export type TargetResult = 'done' | 'busy' | 'refused' | 'notWritten' | 'notRemoved'

export interface TargetRequest {
  /** Undefined if the form has an invalid value. */
  settings: TargetSettings | undefined
  /** A password, or Netlify's token. If absent, the stored one stays. */
  secret?: string
  /** If true, stored in the keychain; otherwise kept until the server ends, and the keychain's copy is removed. */
  isSecretStored?: boolean
}

export interface PublishRequest {
  /** The revision that the page has saved: content that the owner has not seen is not published. */
  revision: string
  /** The message of the commit, for a target that uses Git. The page describes the changes in it. */
  message?: string
}

export type Task = 'connect' | 'publish'

export type Phase =
  | { name: 'checking' | 'building' | 'connecting' | 'looking' }
  /** Both numbers are in bytes. */
  | { name: 'sending'; sent: number; total: number }

export type Job =
  | { state: 'idle' }
  | { state: 'running'; id: string; task: Task; phase: Phase; question?: Question }
  | ({ state: 'connected'; id: string } & ConnectionReport)
  | ({ state: 'published'; id: string } & PublishReport)
  | { state: 'failed'; id: string; task: Task; phase: Phase['name']; failure: Failure }
  | { state: 'stopped'; id: string; task: Task; phase: Phase['name'] }

export interface PublishReport {
  publication: Publication
  /** Absent for a folder, which is only on this computer. */
  online?: AddressState
  /** Files of the host that were replaced, with the name of the backup if one was made. */
  replaced?: { path: string; copy?: string }[]
  /** Files that the owner chose to keep. */
  kept?: string[]
  /** Files that the host refuses; the site works without them. */
  leftOut?: string[]
}

export interface ConnectionReport {
  /**
   * Whether a small file was read back through the site's address; absent if none was written. If it is not `online`,
   * the target works, and visitors do not see the site yet.
   */
  readBack?: AddressState
}

/** What visitors see at the site's address. Only `online` proves that the document there has the version just sent. */
export type AddressState =
  | { state: 'online' }
  /** The target builds the site itself, and the document has another version: it may still be building. */
  | { state: 'old' }
  /** The version just sent is there, but the address still returns the document of another one. */
  | { state: 'cached' }
  /** A document of this project, but the address does not belong to the target where the site was just sent. */
  | { state: 'other-copy' }
  | { state: 'dns-missing'; detail: string }
  /** The certificate is missing, expired, or for another name. */
  | { state: 'certificate-missing'; detail: string }
  /** A page of another site. */
  | { state: 'other-site'; status: number }
  /** The version just sent is there, but the host serves another page, such as index.php, at the address itself. */
  | { state: 'index-php' }
  /** 401, 403, or similar: the host refuses visitors. */
  | { state: 'forbidden'; status: number }
  | { state: 'server-error'; status: number }
  | { state: 'unreachable'; detail: string }

/** A question of the target. The job waits for the answer, a text; `stop` ends it. */
export type Question =
  /** A server with an unknown key or certificate. `isChanged`: another was trusted. The answer: "trust" or another. */
  | {
      kind: 'unknown-key' | 'unknown-certificate'
      server: string
      /** The SHA-256, as SSH and browsers write it. */
      fingerprint: string
      isChanged: boolean
      /** The certificate's owner, issuer, and validity, and why it is not valid, for a developer. */
      detail?: string
    }
  /**
   * Files at the target that this project did not send (`foreign`), or that were changed later (`changed`). The answer:
   * "replace", "keep" (but replace the document and version.txt, with a backup), or "copy" (replace, with backups).
   */
  | { kind: 'replace-files'; files: { path: string; reason: 'foreign' | 'changed' }[] }
  /** Another person has published in the meantime. The answer: the merged text of the content, or "" if not merged. */
  | { kind: 'merge'; base: string; theirs: string }

/** The kinds of failure, grouped by the owner's possible actions. The message is `failure.<id>`. */
export type FailureId =
  /** Wait and try again: no network, or the server is silent, busy, or broken. */
  | 'try-again'
  /** A username, password, or token is wrong or missing. */
  | 'password'
  /** The server requires a second factor, or accepts only keys. */
  | 'second-factor'
  /** There is no such server, it does not respond at the port, or it requires another type of connection. */
  | 'server'
  /** FTP: the data connection cannot be opened. */
  | 'data-connection'
  /** The certificate or key changed, is invalid, or the owner did not trust it. */
  | 'untrusted'
  /** There is no such file or folder, or it cannot be written. */
  | 'folder'
  | 'disk-full'
  /** The token does not belong to the site, or Netlify did not put it online. */
  | `netlify-${'site' | 'deploy'}`
  /** Another person has published, or another program has changed the content since it was saved. */
  | 'changed-elsewhere'
  /** No Git or no repository; another branch or an unfinished operation; any other reason of Git or the repository. */
  | `repository-${'missing' | 'busy' | 'refused'}`
  | 'not-ready'
  /** Any other reason, including a failed build. */
  | 'unknown'

export interface Failure {
  id: FailureId
  /** The server's own message, for a developer. Contains no secret. */
  detail: string
  /** The file or folder, if it is not the folder in the settings. */
  path?: string
  /** The problems that prevent publishing. */
  problems?: Problem[]
}
