/** Where a site goes online. What another target takes: src/README.md. */
import type {
  Connected,
  Failure,
  OwnerAnswer,
  Publication,
  Question,
  TargetSettings,
} from '../../src/editorApi/publishing.ts'

/** Asks the owner, and resolves with the answer. Rejects where the job is stopped meanwhile. */
export type Ask = <Kind extends Question['kind']>(
  question: Extract<Question, { kind: Kind }>,
) => Promise<Extract<OwnerAnswer, { kind: Kind }>>

/** What every method of a target is given: what it needs to reach the host or the service, and how to ask and to stop. */
export interface TargetAccess<Settings extends TargetSettings = TargetSettings> {
  settings: Settings
  /** A password or a token; undefined where the target needs none. */
  secret: string | undefined
  /** The site's own address. */
  address: URL
  /** Aborted when the owner stops: the target ends as soon as what is online is complete. */
  signal: AbortSignal
  ask: Ask
}

/** A version of the site that is sent. */
export interface Version {
  /** What the live site's /version.txt will say. */
  version: string
  /** The folder with the built site; empty for a target that builds by itself. */
  folder: string
}

/** Both in bytes. */
export type OnProgress = (sent: number, total: number) => void

export interface Sent {
  ok: true
  /** The settings, with what was found and trusted on the way. */
  settings: TargetSettings
  /** Where folder or ZIP lie on this computer. */
  path?: string
  /** Others' changes were merged into the content on the disk: its version differs from the one that was given. */
  isMerged?: true
}

export interface Failed {
  ok: false
  failure: Failure
  /** The settings with what the owner has trusted, to be kept although it failed later. */
  trustedSettings?: TargetSettings
}

/** What goes wrong is a failure in the answer. All methods reject only where the signal is aborted. */
export interface Target<Settings extends TargetSettings = TargetSettings> {
  needsSecret: boolean
  /** Can this project be published there? Without this method it can. */
  isPossible?(contentFile: string): Promise<boolean>
  /** False where the target builds the site itself from what it is sent. */
  takesBuiltSite: boolean
  /** False for a folder: the site's address does not show it. */
  isOnline: boolean
  /**
   * Where visitors get an error since it was sent: how to send it without what the server does not accept. Undefined
   * where nothing can be left out.
   */
  settingsWithoutHtaccess?(settings: Settings, version: Version): Settings | undefined
  /** A real try: a small file is written, read back through the site's own address, and removed. */
  connect(access: TargetAccess<Settings>): Promise<({ ok: true } & Connected) | Failed>
  send(
    access: TargetAccess<Settings>,
    version: Version,
    onProgress: OnProgress,
  ): Promise<Sent | Failed>
  /** Sends an earlier version again; its folder is as it was then. */
  rollback(
    access: TargetAccess<Settings>,
    version: Version & { publication: Publication },
    onProgress: OnProgress,
  ): Promise<Sent | Failed>
}
