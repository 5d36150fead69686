/** The interface of all targets. To add one, see src/README.md. */
import type {
  ConnectionReport,
  Publication,
  PublishReport,
  Question,
  TargetKind,
  TargetSettings,
} from '../../src/editorApi/publishing.ts'

/** Asks the owner and resolves with the answer. Rejects if the job is stopped in the meantime. */
export type Ask = (question: Question) => Promise<string>

/** The access that a target receives: to the host or service, and ways to ask the owner and to stop. */
export interface TargetAccess<Settings extends TargetSettings = TargetSettings> {
  settings: Settings
  /** A password or a token; undefined if the target needs none. */
  secret: string | undefined
  /** The site's own address. */
  address: URL
  /** Aborted when the owner stops: the target stops once the site that is online is complete. */
  signal: AbortSignal
  ask: Ask
  /** Stores found settings, also in `settings`: a trusted certificate or key, the folder. Kept even if the job fails later. */
  onSettings(this: void, settings: Settings): void
  /** Both values are in bytes. */
  onProgress: (sent: number, total: number) => void
}

/** A version of the site that is sent. */
export interface Version {
  /** The version of the content, as the document carries it (`data-version`). */
  version: string
  /** The folder with the built site and its version.txt. Empty for a target that builds by itself. */
  folder: string
  /** The message of the commit, for a target that uses Git. */
  message?: string | undefined
}

export interface SendReport extends Pick<PublishReport, 'replaced' | 'kept' | 'leftOut'> {
  /** The path of the folder or ZIP on this computer, or the content, if it was merged with what others had published. */
  content?: Partial<Publication>
}

/** `connect` and `send` reject with `FailureError` and with errors that `remoteFailure` classifies. */
export interface Target<Settings extends TargetSettings = TargetSettings> {
  /** False if the target builds the site from the sources that it gets. */
  takesBuiltSite: boolean
  /** Tests the settings. */
  connect(access: TargetAccess<Settings>): Promise<ConnectionReport>
  /** Sends a version, new or earlier. The site that is online stays complete even if sending is interrupted. */
  send(access: TargetAccess<Settings>, version: Version): Promise<SendReport>
}

export type Targets = Partial<Record<TargetKind, Target>>
