import Box from '@mui/material/Box'
import { useDeferredValue, useState, type ReactNode } from 'react'

import { breadcrumb } from '../changes/valueWords.ts'
import { useEditor, useInterfaceLanguage, useSay } from '../context.tsx'
import { Help, Input, PlainList, plainButton } from '../controls/styles.tsx'
import { useStore } from '../state/store.ts'
import { searchContent } from './searchContent.ts'

/** Finds settings, and texts in all languages. Shows its children while nothing is typed. */
export function Search({ children }: { children: ReactNode }) {
  const say = useSay()
  const { site, navigation } = useEditor()
  const language = useInterfaceLanguage()
  const [query, setQuery] = useState('')
  const asked = useDeferredValue(query.trim())
  const content = useStore(site, ({ history }) =>
    // Undefined at once when the query is emptied, so that the panel is there for the field to which a result leads.
    query === '' || asked === '' ? undefined : history.now.content,
  )
  const results = content && searchContent(content, asked)
  return (
    <>
      <Input
        type="search"
        aria-label={say('panel.search')}
        placeholder={say('panel.search')}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      {!results && children}
      <Help as="output">
        {results && say('common.results', { count: results.length })}
      </Help>
      {results && (
        <PlainList sx={{ gap: 0 }}>
          {results.map(({ path, text, title }) => (
            <li key={JSON.stringify([path, text])}>
              <Box
                component="button"
                type="button"
                sx={result}
                onClick={() => {
                  setQuery('')
                  navigation.goTo(path)
                }}
              >
                <span>{text ?? (title && say(title))}</span>
                <small>{breadcrumb(content, path, language)}</small>
              </Box>
            </li>
          ))}
        </PlainList>
      )}
    </>
  )
}

const result = {
  ...plainButton,
  display: 'grid',
  width: '100%',
  py: 1,
  borderBottom: '1px solid',
  borderColor: 'divider',
  '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
  '& small': { color: 'text.secondary' },
} as const
