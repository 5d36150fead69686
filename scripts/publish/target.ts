/** Where a site goes online. What another target takes: src/README.md. */
import type {
  Connected,
  OwnerAnswer,
  Publication,
  Published,
  Question,
  TargetKind,
  TargetSettings,
} from '../../src/editorApi/publishing.ts'

/** Asks the owner, and resolves with the answer. Rejects if the job is stopped meanwhile. */
export type Ask = <Kind extends Question['kind']>(
  question: Extract<Question, { kind: Kind }>,
) => Promise<Extract<OwnerAnswer, { kind: Kind }>>

/** What every method of a target is given: what it needs to reach the host or the service, and how to ask and to stop. */
export interface TargetAccess<Settings extends TargetSettings = TargetSettings> {
  settings: Settings
  /** A password or a token; undefined if the target needs none. */
  secret: string | undefined
  /** The site's own address. */
  address: URL
  /** Aborted when the owner stops: the target ends as soon as what is online is complete. */
  signal: AbortSignal
  ask: Ask
  /** Keeps the settings with what the owner has just trusted, also if it fails later. */
  onTrusted: (settings: TargetSettings) => void
}

/** A version of the site that is sent. */
export interface Version {
  /** The version of the content, as the document carries it (`data-version`). */
  version: string
  /**
   * The folder with the built site; its version.txt holds the version, a space, and an id that no other publication
   * has. Empty for a target that builds by itself.
   */
  folder: string
  /** The message of the commit, for a target that uses Git. */
  message?: string
}

/** Both in bytes. */
export type OnProgress = (sent: number, total: number) => void

export interface Sent extends Pick<Published, 'replaced' | 'kept' | 'leftOut'> {
  /** The settings, with what was found and trusted on the way. */
  settings: TargetSettings
  /** The path of the folder or ZIP on this computer. */
  path?: string
  /** The content that was sent, if it was merged with what others had published. */
  content?: Pick<Publication, 'version' | 'revision'>
}

/** `connect` and `send` reject with what libraries and servers throw, and with `KnownFailure`: `remoteFailure` tells what it is. */
export interface Target<Settings extends TargetSettings = TargetSettings> {
  needsSecret: boolean
  /** Can this project be published there? Without this method it can. */
  isPossible?(contentFile: string): Promise<boolean>
  /** False if the target builds the site itself from what it is sent. */
  takesBuiltSite: boolean
  /** False for a folder: the site's address does not show it. */
  isOnline: boolean
  /** Tests the settings. A host: writes a small file, reads it back through the site's own address, and removes it. */
  connect(access: TargetAccess<Settings>): Promise<Connected>
  /** Sends a version, a new one or an earlier one: what is online stays complete wherever it ends. */
  send(
    access: TargetAccess<Settings>,
    version: Version,
    onProgress: OnProgress,
  ): Promise<Sent>
}

export type Targets = Partial<Record<TargetKind, Target>>
