import { isRecord } from '../../schema/read/lookUp.ts'
import type { TargetKind, TargetSettings } from '../../src/editorApi/publishing.ts'

/** Settings go into commands that end with their line: no control characters, and a limit. */
const isText = (value: unknown, max = 255): value is string =>
  typeof value === 'string' && value.length <= max && !/\p{Cc}/u.test(value)

const isName = (value: unknown) => isText(value) && value.trim() !== ''
const isOptional = (value: unknown, is: (value: unknown) => boolean) =>
  value === undefined || is(value)

/** A host name or an IP address. */
const isServer = (value: unknown) =>
  isText(value) &&
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?|[\da-f:]*:[\da-f:.]*)$/iu.test(value)
const isPort = (value: unknown) =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) < 65_536
/** A path that stays within the owner's part of the host. */
export const isFolder = (value: unknown) =>
  isText(value) && !value.split('/').includes('..')
const isOf = (value: unknown, list: readonly unknown[]) => list.includes(value)

const protocols = ['ftp', 'ftps', 'ftps-implicit', 'sftp']

type Given = Record<string, unknown>

const isOfKind: Readonly<Record<TargetKind, (given: Given) => boolean>> = {
  host: ({ protocol, server, port, user, folder, trusted, withoutHtaccess }) =>
    isOf(protocol, protocols) &&
    isServer(server) &&
    isName(user) &&
    isOptional(port, isPort) &&
    isOptional(folder, isFolder) &&
    isOptional(trusted, isName) &&
    isOptional(withoutHtaccess, (value) => value === true),
  netlify: ({ site }) => isText(site) && /^[\w.-]+$/.test(site),
  folder: ({ form }) => isOf(form, ['folder', 'zip']),
  // Git would take a leading hyphen for an option, and a colon for another branch.
  github: ({ remote, branch }) =>
    [remote, branch].every((name) =>
      isOptional(name, (value) => isText(value) && /^[^\s:-][^\s:]*$/.test(value)),
    ),
}

const isKind = (value: unknown): value is TargetKind =>
  typeof value === 'string' && Object.hasOwn(isOfKind, value)

export const isTargetSettings = (value: unknown): value is TargetSettings =>
  isRecord(value) && isKind(value['kind']) && isOfKind[value['kind']](value)

/** A secret is sent in one line too. */
export const isSecret = (value: unknown): value is string =>
  isText(value, 4096) && value !== ''

/** Adds the key or certificate that the owner trusted before, if it is the same server. */
export function withTrust(
  settings: TargetSettings,
  before: TargetSettings | undefined,
): TargetSettings {
  if (settings.kind !== 'host' || before?.kind !== 'host') return settings
  const isSame =
    settings.server === before.server &&
    settings.port === before.port &&
    settings.protocol === before.protocol
  const trusted = settings.trusted ?? (isSame ? before.trusted : undefined)
  return trusted === undefined ? settings : { ...settings, trusted }
}
