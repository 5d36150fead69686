/** The targets as the owner sees them, and the fields of their settings. */
import type {
  FolderSettings,
  HostProtocol,
  PublishingState,
  RememberedTarget,
  TargetKind,
  TargetSettings,
} from '../../editorApi/publishing.ts'

export interface TargetField {
  /** The id of its title, `field.<name>`, and of its help in the messages. */
  name:
    | 'server'
    | 'protocol'
    | 'user'
    | 'folder'
    | 'port'
    | 'hsts'
    | 'site'
    | 'form'
    | 'branch'
    | 'remote'
  isOptional?: true
  /** A text if there is no type. The first option is selected initially. */
  type?: 'number' | 'switch' | readonly (HostProtocol | FolderSettings['form'])[]
}

/** What is required comes first. */
export const fieldsOf: Readonly<Record<TargetKind, readonly TargetField[]>> = {
  host: [
    { name: 'server' },
    { name: 'protocol', type: ['ftps', 'sftp', 'ftps-implicit', 'ftp'] },
    { name: 'user' },
    { name: 'folder', isOptional: true },
    { name: 'port', isOptional: true, type: 'number' },
    { name: 'hsts', isOptional: true, type: 'switch' },
  ],
  netlify: [{ name: 'site' }],
  folder: [{ name: 'form', type: ['folder', 'zip'] }],
  github: [
    { name: 'branch', isOptional: true },
    { name: 'remote', isOptional: true },
  ],
}

/** Targets that need a password or token. */
export const hasSecret = (kind: TargetKind): kind is 'host' | 'netlify' =>
  kind === 'host' || kind === 'netlify'

/** Targets that the owner uploads: there is no connection to test, and the site counts as published when it is seen online. */
export const isByHand = (kind: TargetKind | undefined) => kind === 'folder'

/** In the order of the dialog. */
export const targetKinds = Object.keys(fieldsOf) as TargetKind[]

/** The value of a field in the form. */
export function textOf(typed: FormData, name: string): string {
  const value = typed.get(name)
  return typeof value === 'string' ? value : ''
}

/** The settings in the form. The server validates them and adds what it knows about the same server. */
export function settingsOf(kind: TargetKind, typed: FormData): TargetSettings {
  const entries = fieldsOf[kind].flatMap(
    ({ name, type }): [string, string | number | true][] => {
      const text = textOf(typed, name).trim()
      if (text === '') return []
      if (type === 'number') return [[name, Number(text)]]
      if (type === 'switch') return [[name, true]]
      return [[name, isName(name) ? bareName(text) : text]]
    },
  )
  return { kind, ...Object.fromEntries(entries) } as TargetSettings
}

/** Fields for a name: of a pasted address, such as "ftp://ftp.example.com/", only the host name is taken. */
const isName = (name: string) => name === 'server' || name === 'site'
const bareName = (text: string) => text.replace(/^[a-z]+:\/\//i, '').replace(/\/.*$/s, '')

/** The name of a target in a sentence, as in "ftp.example.com". */
export function targetName(settings: TargetSettings): string {
  switch (settings.kind) {
    case 'host':
      return [settings.server, settings.folder].filter(Boolean).join(' › ')
    case 'netlify':
      return settings.site
    case 'folder':
      return settings.form === 'zip' ? 'ZIP' : ''
    case 'github':
      return settings.branch ?? ''
  }
}

export const chosenTarget = (
  state: PublishingState | undefined,
): RememberedTarget | undefined => state?.targets.find(({ id }) => id === state.chosen)
