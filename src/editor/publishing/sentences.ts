/** The sentences for failures, for what visitors see, and for the state of a target. */
import type { Bilingual } from '../../../schema/bilingual.ts'
import type {
  Failure,
  Job,
  Online,
  Publication,
  RememberedTarget,
} from '../../editorApi/publishing.ts'
import { message } from '../messages/messages.ts'
import { moment } from '../moment.ts'
import { isByHand } from './targets.ts'

/** What happened and what to do now. `target` is the chosen one. */
export function failureWords(failure: Failure, target?: RememberedTarget): Bilingual {
  const values = {
    server: '',
    path: '',
    site: '',
    ...failure,
    branch: 'branch' in failure ? (failure.branch ?? '') : '',
    time: target?.testedAt === undefined ? '' : moment(target.testedAt),
    count:
      'problems' in failure
        ? failure.problems.filter(({ severity }) => severity === 'error').length
        : 0,
  }
  return message(`failure.${failureId(failure, target)}`, values)
}

/** A failure without a message does not compile. */
function failureId(failure: Failure, target: RememberedTarget | undefined) {
  switch (failure.code) {
    case 'try-again':
      return `try-again-${failure.reason}` as const
    case 'netlify':
      return `netlify-${failure.reason}` as const
    case 'repository':
      return `repository-${failure.reason}` as const
    case 'server': {
      const hasWorked = failure.reason === 'refused' && target?.testedAt !== undefined
      return `server-${hasWorked ? 'down' : failure.reason}` as const
    }
    case 'password': {
      const secret = target?.settings.kind === 'netlify' ? 'token' : 'password'
      return `${secret}-${failure.isMissing ? 'missing' : 'wrong'}` as const
    }
    case 'encryption':
      return `encryption-${failure.isNeeded ? 'needed' : 'missing'}` as const
    case 'not-ready':
      return `not-ready-${failure.problems.length > 0 ? 'problems' : 'changed'}` as const
    case 'build-failed':
    case 'data-connection':
    case 'disk-full':
    case 'folder':
    case 'no-right-to-write':
    case 'published-elsewhere':
    case 'second-factor':
    case 'unknown':
    case 'untrusted':
      return failure.code
  }
}

export const stoppedWords = ({ phase }: Extract<Job, { state: 'stopped' }>) =>
  message(phase === 'looking' ? 'publishing.stoppedLooking' : 'publishing.stopped')

/** The host of a site's address, which may be wrong or missing in a file written by hand. */
export const hostOf = (address = '') =>
  URL.canParse(address) ? new URL(address).host : address

/** What visitors see at the site's address, and what to do. */
export function onlineWords(online: Online, address: string): Bilingual {
  const isPhp = online.state === 'other-site' && online.cause === 'index-php'
  const status = 'status' in online ? online.status : 0
  return message(`online.${isPhp ? 'index-php' : online.state}`, {
    host: hostOf(address),
    // As a string: a status has no thousands separator.
    status: String(status),
  })
}

/** Whether the finished site is a folder or a ZIP. */
export const formOf = ({ path = '' }: Pick<Publication, 'path'>) =>
  path.endsWith('.zip') ? 'zip' : 'folder'

/** The last publication at a target. */
export function lastWords(
  { settings, last }: RememberedTarget,
  isOnline: boolean,
): Bilingual {
  if (!last) return message('publishing.last.none')
  const time = moment(last.at)
  if (isOnline) return message('publishing.last.online', { time })
  return isByHand(settings.kind)
    ? message(`publishing.last.${formOf(last)}`, { time })
    : message('publishing.last.sent', { time })
}
