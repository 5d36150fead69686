import type { ReactNode } from 'react'

import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { useInterfaceLanguage, useSay } from '../context.tsx'
import { PlainList } from '../controls/PlainList.tsx'
import { languageName } from '../titles.ts'
import { breadcrumb } from './breadcrumb.ts'
import { changeKind, changesHidden } from './changeKind.ts'
import { changesBetween, type ContentChange } from './changesBetween.ts'
import { valueWords } from './valueWords.ts'
import { WordDifference } from './WordDifference.tsx'

interface ChangeListProps {
  before: SiteContent
  after: SiteContent
  /** A button for each change. */
  action?: (change: ContentChange) => ReactNode
}

/** What changed, place by place, in words. */
export function ChangeList({ before, after, action }: ChangeListProps) {
  const say = useSay()
  const interfaceLanguage = useInterfaceLanguage()
  return (
    <PlainList>
      {changesBetween(before, after).map((change) => {
        const { kind, path, language } = change
        const content = kind === 'removed' ? before : after
        const said = (value: unknown, named: SiteContent) => {
          if (language && typeof value === 'string') return value
          // The kind of the change says already: switched on, or off.
          if (typeof value === 'boolean') return ''
          return valueWords(content, path, value, interfaceLanguage, named)
        }
        return (
          <li key={`${kind} ${language} ${JSON.stringify(path)}`}>
            <small>
              {say(changeKind(content, change))}
              {language && ` · ${say(languageName(language))}`}
            </small>
            <strong>
              {breadcrumb(
                content,
                changesHidden(change) ? path.slice(0, -1) : path,
                interfaceLanguage,
              )}
            </strong>
            {kind !== 'moved' && (
              <WordDifference
                before={said(change.before, before)}
                after={said(change.after, after)}
                isText={language !== undefined}
              />
            )}
            {action?.(change)}
          </li>
        )
      })}
    </PlainList>
  )
}
