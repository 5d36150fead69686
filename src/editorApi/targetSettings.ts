/** The settings of each kind of target: one table for the form and for the check of its values. */
import { isRecord } from '../../schema/read/lookUp.ts'
import type {
  FolderSettings,
  HostProtocol,
  Hsts,
  TargetKind,
  TargetSettings,
} from './publishing.ts'

export interface TargetField {
  /** The id of the field's title, `field.<name>`, and of its help in the messages. */
  name: 'server' | 'protocol' | 'user' | 'folder' | 'port' | 'hsts' | 'site' | 'form'
  isOptional?: true
  /** `number`, or the options, of which the first is selected initially. Absent for a text. */
  type?: 'number' | readonly (HostProtocol | Hsts | FolderSettings['form'])[]
  /** The pattern of a text. */
  pattern?: RegExp
  /** If an address is pasted, such as "ftp://ftp.example.com/", only its host name is used. */
  isHost?: true
}

/** A path without the folder "..", so that it stays in the owner's folder on the host. */
const folderPattern = /^(?!(?:.*\/)?\.\.(?:\/|$))\P{Cc}*$/u

/** Required fields come first. */
export const fieldsByKind: Readonly<Record<TargetKind, readonly TargetField[]>> = {
  host: [
    // A host name or an IP address.
    {
      name: 'server',
      isHost: true,
      pattern:
        /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?|[\da-f:]*:[\da-f:.]*)$/iu,
    },
    { name: 'protocol', type: ['ftps', 'sftp', 'ftps-implicit', 'ftp'] },
    { name: 'user', pattern: /\S/ },
    { name: 'folder', isOptional: true, pattern: folderPattern },
    { name: 'port', isOptional: true, type: 'number' },
    { name: 'hsts', isOptional: true, type: ['off', 'on'] },
  ],
  netlify: [{ name: 'site', isHost: true, pattern: /^\w[\w.-]*$/ }],
  folder: [{ name: 'form', type: ['folder', 'zip'] }],
  github: [],
}

/** The kinds of target, in the order of the dialog. */
export const targetKinds = Object.keys(fieldsByKind) as TargetKind[]

/** Whether targets of this kind need a password or token. */
export const hasSecret = (kind: TargetKind): kind is 'host' | 'netlify' =>
  kind === 'host' || kind === 'netlify'

/** Whether the owner uploads the site: no connection is tested, and the site counts as published when it is online. */
export const isManual = (kind: TargetKind | undefined) => kind === 'folder'

/** Whether a value is a string that fits in a command of one line: it has no control characters and is not too long. */
export const isSingleLine = (value: unknown, maxLength = 255): value is string =>
  typeof value === 'string' && value.length <= maxLength && !/\p{Cc}/u.test(value)

/** The value of a field; undefined if it is invalid. */
function fieldValue({ type, pattern, isHost }: TargetField, text = '') {
  if (type === 'number') return /^\d+$/.test(text) && isPort(+text) ? +text : undefined
  const value = isHost ? text.replace(/^[a-z]+:\/\//i, '').replace(/\/.*$/s, '') : text
  const isValid = type ? type.some((option) => option === value) : pattern?.test(value)
  return isSingleLine(value) && isValid ? value : undefined
}
const isPort = (port: number) => port > 0 && port < 65_536

/** The settings in a form or a request, without its other values. Undefined if a setting is missing or invalid. */
export function readSettings(request: unknown): TargetSettings | undefined {
  if (!isRecord(request)) return undefined
  const kind = targetKinds.find((name) => name === request['kind'])
  if (!kind) return undefined
  const texts = new Map(
    Object.entries(request).map(([name, value]) => [name, String(value).trim()]),
  )
  const values = fieldsByKind[kind]
    .filter(({ name, isOptional }) => !isOptional || texts.get(name))
    .map((field) => [field.name, fieldValue(field, texts.get(field.name))] as const)
  if (values.some(([, value]) => value === undefined)) return undefined
  // `fieldsByKind` has the names and types of the settings of each kind.
  return { kind, ...Object.fromEntries(values) } as TargetSettings
}

/** The id of a target, unique among the stored ones. Its secret is stored by this id, so no other server gets it. */
export function targetId(settings: TargetSettings): string {
  switch (settings.kind) {
    case 'host': {
      const { protocol, user, server, port } = settings
      return `${protocol}://${user}@${server}${port === undefined ? '' : `:${port}`}`
    }
    case 'netlify':
      return `netlify:${settings.site}`
    case 'folder':
    case 'github':
      return settings.kind
  }
}
