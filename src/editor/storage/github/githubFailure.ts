import type { Bilingual } from '../../../../schema/bilingual.ts'
import { message } from '../../messages/messages.ts'
import { timeOfDay } from '../../moment.ts'

/** Why a request to GitHub failed. */
export type GithubFailure =
  | { code: 'offline' | 'time-out' }
  /** The token is wrong, was revoked, or has expired. */
  | { code: 'token-refused' }
  /** The token allows reading, but not this action. */
  | { code: 'forbidden' }
  /** For GitHub, a repository that the token does not include does not exist. */
  | { code: 'not-found' }
  /** `until`: in milliseconds since 1970. */
  | { code: 'rate-limited'; until: number }
  | { code: 'too-large' }
  /** 409 or 422: the request conflicts with the current state. */
  | { code: 'refused'; status: number }
  /** The branch is protected, and a pull request could not be opened. */
  | { code: 'protected' }
  | { code: 'server-error'; status: number }
  /** The save was sent, but it is unknown whether GitHub carried it out. */
  | { code: 'unsure' }
  | { code: 'unexpected-answer' }

/** Thrown if a request to GitHub fails. The functions of `githubStorage` return its message instead. */
export class GithubError extends Error {
  override readonly name = 'GithubError'
  readonly failure: GithubFailure
  /** Only a picture was rejected: the texts alone may be accepted. */
  readonly isPictureOnly: boolean
  constructor(failure: GithubFailure, isPictureOnly = false) {
    super(failure.code)
    this.failure = failure
    this.isPictureOnly = isPictureOnly
  }
  /** Whether the request may succeed the next time. GitHub may have carried it out although the response was lost. */
  get isTemporary(): boolean {
    return ['offline', 'time-out', 'server-error'].includes(this.failure.code)
  }
  /** Whether the token may lack permission: GitHub often responds that the object does not exist. */
  get mayLackPermission(): boolean {
    return ['forbidden', 'not-found'].includes(this.failure.code)
  }
}

/** Resolves with the result of `request`, or with that of `fallback` if a request to GitHub fails. */
export async function resultOr<Value, Other>(
  request: () => Promise<Value>,
  fallback: (error: GithubError) => Other,
): Promise<Value | Other> {
  try {
    return await request()
  } catch (error) {
    if (error instanceof GithubError) return fallback(error)
    throw error
  }
}

/** What happened and what to do, for the owner. */
export function githubFailureMessage(failure: GithubFailure): Bilingual {
  const until = 'until' in failure ? failure.until : 0
  return message(`github.failed.${failure.code}`, {
    status: 'status' in failure ? failure.status : 0,
    time: timeOfDay(until),
  })
}
