/** The targets as the owner sees them. */
import type {
  PublishingState,
  RememberedTarget,
  TargetSettings,
} from '../../editorApi/publishing.ts'

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
      return ''
  }
}

export const chosenTarget = (
  state: PublishingState | undefined,
): RememberedTarget | undefined => state?.targets.find(({ id }) => id === state.chosen)
