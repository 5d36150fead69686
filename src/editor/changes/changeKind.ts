import type { Bilingual } from '../../../schema/bilingual.ts'
import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { words } from '../interfaceText.ts'
import type { ContentChange } from './changesBetween.ts'
import { changesWords } from './changesWords.ts'

export const changeKinds: Record<ContentChange['kind'], Bilingual> = {
  changed: changesWords.changed,
  added: changesWords.added,
  removed: changesWords.removedWord,
  moved: changesWords.movedWord,
}

export const changesHidden = ({ path }: Pick<ContentChange, 'path'>) =>
  path.at(-1) === 'hidden'

/** What happened at a place, in words. A switch that is not in the content has its default. */
export function changeKind(content: SiteContent, change: ContentChange): Bilingual {
  const field = fieldAt(content, change.path)
  const isOn = change.after ?? field?.default ?? false
  if (field?.kind !== 'boolean' || typeof isOn !== 'boolean')
    return changeKinds[change.kind]
  if (changesHidden(change)) return isOn ? words.hidden : changesWords.shown
  return isOn ? changesWords.switchedOn : changesWords.switchedOff
}
