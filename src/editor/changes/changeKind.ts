import type { Bilingual } from '../../../schema/bilingual.ts'
import { fieldAt } from '../../../schema/fieldAt.ts'
import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { message } from '../messages/messages.ts'
import type { ContentChange } from './changesBetween.ts'

export const changesHidden = ({ path }: Pick<ContentChange, 'path'>) =>
  path.at(-1) === 'hidden'

/** What happened at a place, in words. A switch that is not in the content has its default. */
export function changeKind(content: SiteContent, change: ContentChange): Bilingual {
  const field = fieldAt(content, change.path)
  const isOn = change.after ?? field?.default ?? false
  if (field?.kind !== 'boolean' || typeof isOn !== 'boolean')
    return message(`changes.${change.kind}`)
  if (changesHidden(change)) return message(isOn ? 'common.hidden' : 'changes.shown')
  return message(isOn ? 'changes.switchedOn' : 'changes.switchedOff')
}
