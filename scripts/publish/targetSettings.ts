import { isRecord } from '../../schema/read/lookUp.ts'
import type { TargetKind, TargetSettings } from '../../src/editorApi/publishing.ts'

/** Settings are used in commands of one line: no control characters, and a limit. */
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
/** A path that stays in the owner's folder on the host. */
export const isFolder = (value: unknown) =>
  isText(value) && !value.split('/').includes('..')
const isOf = (value: unknown, list: readonly unknown[]) => list.includes(value)

type Given = Record<string, unknown>

const isOfKind: Readonly<Record<TargetKind, (given: Given) => boolean>> = {
  host: ({ protocol, server, port, user, folder, trusted, htaccess, hsts }) =>
    isOf(protocol, ['ftp', 'ftps', 'ftps-implicit', 'sftp']) &&
    isServer(server) &&
    isName(user) &&
    isOptional(port, isPort) &&
    isOptional(folder, isFolder) &&
    isOptional(trusted, isName) &&
    isOf(htaccess, [undefined, 'accepted', 'refused']) &&
    isOf(hsts, [undefined, true]),
  netlify: ({ site }) => isText(site) && /^[\w.-]+$/.test(site),
  folder: ({ form }) => isOf(form, ['folder', 'zip']),
  // Git would treat a leading hyphen as an option and a colon as another branch.
  github: ({ remote, branch }) =>
    [remote, branch].every((name) =>
      isOptional(name, (value) => isText(value) && /^[^\s:-][^\s:]*$/.test(value)),
    ),
}

export const isTargetSettings = (value: unknown): value is TargetSettings =>
  isRecord(value) &&
  Object.hasOwn(isOfKind, String(value['kind'])) &&
  isOfKind[value['kind'] as TargetKind](value)

/** A secret is sent on one line too. */
export const isSecret = (value: unknown): value is string =>
  isText(value, 4096) && value !== ''

/** Adds what is known about the same target: what the owner trusted and, for the same folder, the result of the test. */
export function withKnown(
  settings: TargetSettings,
  before: TargetSettings | undefined,
): TargetSettings {
  if (settings.kind !== 'host' || before?.kind !== 'host') return settings
  const { trusted, htaccess, folder } = before
  return {
    ...(trusted !== undefined && { trusted }),
    ...(htaccess && folder === settings.folder && { htaccess }),
    ...settings,
  }
}
