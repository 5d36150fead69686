/** The targets as the owner sees them. */
import type {
  PublishingState,
  RememberedTarget,
  TargetKind,
  TargetSettings,
} from '../../editorApi/publishing.ts'
import { fieldsOf } from '../../editorApi/targetSettings.ts'

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
