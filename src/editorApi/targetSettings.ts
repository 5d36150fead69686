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
  /** A text if there is no type. The first option is selected initially. */
  type?: 'number' | readonly (HostProtocol | Hsts | FolderSettings['form'])[]
  /** The form of a text. */
  form?: RegExp
  /** Of a pasted address, such as "ftp://ftp.example.com/", only the host name is taken. */
  isHost?: true
}

/** A path that stays in the owner's folder on the host. */
const folderForm = /^(?!(?:.*\/)?\.\.(?:\/|$))\P{Cc}*$/u

/** Required fields come first. */
export const fieldsOf: Readonly<Record<TargetKind, readonly TargetField[]>> = {
  host: [
    // A host name or an IP address.
    {
      name: 'server',
      isHost: true,
      form: /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?|[\da-f:]*:[\da-f:.]*)$/iu,
    },
    { name: 'protocol', type: ['ftps', 'sftp', 'ftps-implicit', 'ftp'] },
    { name: 'user', form: /\S/ },
    { name: 'folder', isOptional: true, form: folderForm },
    { name: 'port', isOptional: true, type: 'number' },
    { name: 'hsts', isOptional: true, type: ['off', 'on'] },
  ],
  netlify: [{ name: 'site', isHost: true, form: /^\w[\w.-]*$/ }],
  folder: [{ name: 'form', type: ['folder', 'zip'] }],
  github: [],
}

/** The kinds of target, in the order of the dialog. */
export const targetKinds = Object.keys(fieldsOf) as TargetKind[]

/** Targets that need a password or token. */
export const hasSecret = (kind: TargetKind): kind is 'host' | 'netlify' =>
  kind === 'host' || kind === 'netlify'

/** Targets that the owner uploads: without a connection to test, and published only when the site is seen online. */
export const isByHand = (kind: TargetKind | undefined) => kind === 'folder'

/** Whether a value can be sent in a command of one line: it has no control characters and is not too long. */
export const isSingleLine = (value: unknown, maxLength = 255): value is string =>
  typeof value === 'string' && value.length <= maxLength && !/\p{Cc}/u.test(value)

/** The value of a field; undefined if it is invalid. */
function valueOf({ type, form, isHost }: TargetField, text = '') {
  if (type === 'number') return /^\d+$/.test(text) && isPort(+text) ? +text : undefined
  const value = isHost ? text.replace(/^[a-z]+:\/\//i, '').replace(/\/.*$/s, '') : text
  const isValid = type ? type.some((option) => option === value) : form?.test(value)
  return isSingleLine(value) && isValid ? value : undefined
}
const isPort = (port: number) => port > 0 && port < 65_536

/** Reads the settings in a form or a request, without anything else. Returns undefined if they are invalid. */
export function readSettings(request: unknown): TargetSettings | undefined {
  if (!isRecord(request)) return undefined
  const kind = targetKinds.find((name) => name === request['kind'])
  if (!kind) return undefined
  const texts = new Map(
    Object.entries(request).map(([name, value]) => [name, String(value).trim()]),
  )
  const values = fieldsOf[kind]
    .filter(({ name, isOptional }) => !isOptional || texts.get(name))
    .map((field) => [field.name, valueOf(field, texts.get(field.name))] as const)
  if (values.some(([, value]) => value === undefined)) return undefined
  // `fieldsOf` has the names and types of the settings of each kind.
  return { kind, ...Object.fromEntries(values) } as TargetSettings
}

/** The name of a target, unique among the remembered ones. It identifies the secret, so that no other server gets it. */
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
