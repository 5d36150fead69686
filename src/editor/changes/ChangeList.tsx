import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import type { Bilingual } from '../../../schema/problem.ts'
import { useOwnLanguage, useSay } from '../context.tsx'
import { EntryList } from '../EntryList.tsx'
import { languageName, words } from '../words.ts'
import { changesBetween, type ContentChange } from './changesBetween.ts'
import { placeName } from './placeName.ts'
import { valueWords } from './valueWords.ts'
import { WordDifference } from './WordDifference.tsx'

interface ChangeListProps {
  before: SiteContent
  after: SiteContent
}

const kinds: Record<ContentChange['kind'], Bilingual> = {
  changed: words.changed,
  added: words.added,
  removed: words.removedWord,
  moved: words.movedWord,
}

/** What changed, place by place, in words. */
export function ChangeList({ before, after }: ChangeListProps) {
  const say = useSay()
  const own = useOwnLanguage()
  return (
    <EntryList>
      {changesBetween(before, after).map((change) => {
        const { kind, path, language } = change
        const content = kind === 'removed' ? before : after
        const said = (value: unknown, named: SiteContent) =>
          language && typeof value === 'string'
            ? value
            : valueWords(content, path, value, own, named)
        return (
          <li key={`${kind} ${language} ${JSON.stringify(path)}`}>
            <small>
              {say(kinds[kind])}
              {language && ` · ${say(languageName(language))}`}
            </small>
            <strong>{placeName(content, path, own)}</strong>
            {kind !== 'moved' && (
              <WordDifference
                before={said(change.before, before)}
                after={said(change.after, after)}
                isText={language !== undefined}
              />
            )}
          </li>
        )
      })}
    </EntryList>
  )
}
