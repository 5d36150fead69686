import type { Bilingual } from '../../../../schema/bilingual.ts'
import { message } from '../../messages/messages.ts'

/** Why GitHub did nothing. */
export type GithubFailure =
  | { code: 'offline' | 'time-out' }
  /** It is wrong, was withdrawn, or has ended. */
  | { code: 'token-refused' }
  /** The token may read, and not do this. */
  | { code: 'forbidden' }
  /** A repository that the token does not reach looks as if it did not exist. */
  | { code: 'not-found' }
  /** `until`: in milliseconds since 1970. */
  | { code: 'rate-limited'; until: number }
  | { code: 'too-large' }
  /** 409 or 422: what was asked does not go with what is there. */
  | { code: 'refused'; status: number }
  /** The branch is protected, and a pull request could not be opened. */
  | { code: 'protected' }
  | { code: 'server-error'; status: number }
  | { code: 'unexpected-answer' }

/** Thrown where GitHub refuses; caught where the page asks (githubStorage.ts). */
export class GithubRefused extends Error {
  readonly failure: GithubFailure
  /** Only a picture was refused: the texts alone may be accepted. */
  readonly isOfPicture: boolean
  constructor(failure: GithubFailure, isOfPicture = false) {
    super(failure.code)
    this.failure = failure
    this.isOfPicture = isOfPicture
  }
  /** The token lacks permission; GitHub often answers that the object does not exist. */
  get isHidden(): boolean {
    return ['forbidden', 'not-found'].includes(this.failure.code)
  }
}

const clock = (lang: string, at: number) =>
  new Date(at).toLocaleTimeString(lang, { timeStyle: 'short' })

/** What happened and what to do, for the owner. */
export function githubFailureWords(failure: GithubFailure): Bilingual {
  const until = 'until' in failure ? failure.until : 0
  return message(`github.failed.${failure.code}`, {
    status: 'status' in failure ? failure.status : 0,
    time: { en: clock('en', until), br: clock('pt-BR', until) },
  })
}
