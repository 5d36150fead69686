import { useDeferredValue, useState, type ReactNode } from 'react'

import { breadcrumb } from '../changes/valueAsText.ts'
import { useEditor, useMessageLanguage, useSay } from '../context.tsx'
import { SearchField } from '../controls/SearchField.tsx'
import { PlainButton, PlainList } from '../controls/styles.tsx'
import { useStore } from '../state/store.ts'
import { searchContent } from './searchContent.ts'
import { useIsUnused } from './useIsUnused.ts'

/** Finds settings, and texts in all languages. Shows its children while the query is empty. */
export function Search({ children }: { children: ReactNode }) {
  const say = useSay()
  const { site, navigation } = useEditor()
  const language = useMessageLanguage()
  const [query, setQuery] = useState('')
  const deferredQuery = useDeferredValue(query.trim())
  const content = useStore(site, ({ history }) =>
    // Undefined as soon as the query is empty: the panel must be rendered to show the field of a result.
    query === '' || deferredQuery === '' ? undefined : history.now.content,
  )
  const isUnused = useIsUnused()
  const results =
    content && searchContent(content, deferredQuery).filter(({ path }) => !isUnused(path))
  return (
    <>
      <SearchField
        label={say('panel.search')}
        query={query}
        onSearch={setQuery}
        count={results?.length}
      />
      {!results && children}
      {results && (
        <PlainList sx={{ gap: 0 }}>
          {results.map(({ path, text, title }) => (
            <li key={JSON.stringify([path, text])}>
              <PlainButton
                sx={resultStyle}
                onClick={() => {
                  setQuery('')
                  navigation.goTo(path)
                }}
              >
                <span>{text ?? (title && say(title))}</span>
                <small>{breadcrumb(content, path, language)}</small>
              </PlainButton>
            </li>
          ))}
        </PlainList>
      )}
    </>
  )
}

const resultStyle = {
  display: 'grid',
  width: '100%',
  py: 1,
  borderBottom: '1px solid',
  borderColor: 'divider',
  '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
  '& small': { color: 'text.secondary' },
} as const
