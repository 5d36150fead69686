/** The messages about results of jobs, the state of the site's address, and the last publication. */
import type { Bilingual } from '../../../schema/bilingual.ts'
import type {
  Failure,
  AddressState,
  Publication,
  StoredTarget,
  TargetSettings,
} from '../../editorApi/publishing.ts'
import { isManual } from '../../editorApi/targetSettings.ts'
import { message } from '../messages/messages.ts'
import { moment } from '../moment.ts'
import type { ToastSeverity } from '../saving/session.ts'
import { chosenTarget, type PublishingView } from './publishing.ts'

/** The name of a target in a message, such as “ftp.example.com”. Empty if the message needs none. */
export function targetName(settings: TargetSettings): string {
  switch (settings.kind) {
    case 'host':
      return [settings.server, settings.folder].filter(Boolean).join(' › ')
    case 'netlify':
      return settings.site
    case 'folder':
      return settings.form === 'zip' ? 'ZIP' : ''
    case 'github':
      return ''
  }
}

/** What happened and what to do now. `target` is the chosen one. */
function failureMessage(failure: Failure, target?: StoredTarget): Bilingual {
  const { settings } = target ?? {}
  const { id, path, problems = [] } = failure
  const isHost = settings?.kind === 'host'
  // `failure.folder` names the control panel, which only a host has.
  if (id === 'folder' && !isHost)
    return message('publishing.notWritable', { path: path ?? '' })
  // `failure.server` is about the name and port of a server, which only a host has.
  return message(`failure.${id === 'server' && !isHost ? 'try-again' : id}`, {
    server: isHost ? settings.server : 'Netlify',
    path: path ?? (isHost ? (settings.folder ?? '') : ''),
    site: settings?.kind === 'netlify' ? settings.site : '',
    count: problems.filter(({ severity }) => severity === 'error').length,
  })
}

/** The message about the result of the last job, with its severity. Undefined while there is no result. */
export function outcomeOf({
  job,
  state,
}: PublishingView): { message: Bilingual; severity: ToastSeverity } | undefined {
  const target = chosenTarget(state)
  switch (job.state) {
    case 'idle':
    case 'running':
      return undefined
    case 'connected': {
      const isHost = target?.settings.kind === 'host'
      const id = isHost ? 'hostWorks' : 'connectionWorks'
      return { message: message(`publishing.${id}`), severity: 'success' }
    }
    case 'published': {
      const { publication, online } = job
      if (publication.path !== undefined)
        return { message: message('publishing.siteFinished'), severity: 'success' }
      if (!online)
        return { message: message('publishing.status.sent'), severity: 'warning' }
      // If the site is not online, the owner has to do something. Toasts for errors stay open.
      const severity = online.state === 'online' ? 'success' : 'error'
      return { message: addressMessage(online, publication.address), severity }
    }
    case 'failed':
      return { message: failureMessage(job.failure, target), severity: 'error' }
    case 'stopped': {
      const isSent = job.phase === 'looking'
      const id = isSent ? 'stoppedLooking' : 'stopped'
      return { message: message(`publishing.${id}`), severity: 'warning' }
    }
  }
}

/** The host of a site's address, which may be wrong or missing in a file written by hand. */
export const hostOf = (address = '') =>
  URL.canParse(address) ? new URL(address).host : address

/** What visitors see at the site's address, and what to do. */
export function addressMessage(addressState: AddressState, address: string): Bilingual {
  const status = 'status' in addressState ? addressState.status : 0
  return message(`online.${addressState.state}`, {
    host: hostOf(address),
    // Passes a string, because a status has no thousands separator.
    status: String(status),
  })
}

/** The type of the finished site: a folder or a ZIP file. */
export const outputOf = ({ path = '' }: Pick<Publication, 'path'>) =>
  path.endsWith('.zip') ? 'zip' : 'folder'

/** The last publication at a target. */
export function lastPublicationMessage(
  { settings, last }: StoredTarget,
  isOnline: boolean,
): Bilingual {
  if (!last) return message('publishing.last.none')
  const time = moment(last.at)
  if (isOnline) return message('publishing.last.online', { time })
  return isManual(settings.kind)
    ? message(`publishing.last.${outputOf(last)}`, { time })
    : message('publishing.last.sent', { time })
}
