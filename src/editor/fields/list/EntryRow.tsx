import Box from '@mui/material/Box'
import { useId } from 'react'

import { isHidden } from '../../../../schema/read/lookUp.ts'
import { entryLabel } from '../../changes/entryLabel.ts'
import { useEditor, useMessageLanguage, useSay } from '../../context.tsx'
import { Help, PlainButton } from '../../controls/styles.tsx'
import { isWithin } from '../../state/navigation.ts'
import { useValue } from '../../state/siteStore.ts'
import { useStore } from '../../state/store.ts'
import { tinyWindow } from '../../state/view.ts'
import type { ContainerProps } from '../FieldLayout.tsx'
import { GroupFields } from '../group/GroupFields.tsx'
import { ProblemCount } from '../ProblemCount.tsx'
import { ProblemNotes } from '../ProblemNotes.tsx'
import { useField } from '../useField.ts'
import { EntryMenu, useMoveEntry } from './EntryMenu.tsx'

const offsetsByKey: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 }

/** An entry of a list: a row that expands to its fields. The menu, or Alt with the up or down arrow, moves it. */
export function EntryRow({ path, ValueField }: Omit<ContainerProps, 'field'>) {
  const say = useSay()
  const { site, navigation } = useEditor()
  const id = useId()
  const language = useMessageLanguage()
  const label = useStore(site, ({ history }) =>
    entryLabel(history.now.content, path, language),
  )
  const isOpen = useStore(navigation, ({ expanded }) => isWithin(expanded, path))
  const isEntryHidden = isHidden(useValue(site, path))
  const field = useField(path)
  const moveEntry = useMoveEntry({ path, name: label })
  const hasSeveralKinds = (useField(path.slice(0, -1))?.snippets.length ?? 0) > 1
  const kindTitle = hasSeveralKinds && field ? say(field.title) : label
  return (
    <li data-path={JSON.stringify(path)}>
      <Box sx={headStyle} data-open={isOpen}>
        <PlainButton
          data-row
          aria-expanded={isOpen}
          aria-controls={id}
          data-hidden={isEntryHidden}
          sx={buttonStyle}
          onClick={() => navigation.expand(isOpen ? path.slice(0, -1) : path)}
          onFocus={() => navigation.setFocused(path)}
          onKeyDown={(event) => {
            const offset = offsetsByKey[event.key]
            if (!event.altKey || offset === undefined) return
            event.preventDefault()
            moveEntry(Number(path.at(-1)) + offset)
          }}
        >
          <span>{label}</span>
          {isEntryHidden && <em>{say('common.hidden')}</em>}
          {kindTitle !== label && <small>{kindTitle}</small>}
        </PlainButton>
        <ProblemCount path={path} />
        <EntryMenu path={path} name={label} />
      </Box>
      {isOpen && field && (
        <Box id={id} sx={bodyStyle}>
          {field.help && <Help>{say(field.help)}</Help>}
          <ProblemNotes path={path} id={`${id}-problems`} />
          <GroupFields path={path} field={field} ValueField={ValueField} />
        </Box>
      )}
    </li>
  )
}

const headStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 44,
  pr: 0.5,
  borderRadius: 1,
  '&:hover, &:focus-within, &[data-open=true]': { bgcolor: 'action.hover' },
} as const

const buttonStyle = {
  gap: 1,
  flex: 1,
  minWidth: 0,
  minHeight: 44,
  p: 0,
  pl: 1,
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > small': { color: 'text.secondary', whiteSpace: 'nowrap', ml: 'auto' },
  [tinyWindow]: {
    flexWrap: 'wrap',
    rowGap: 0,
    '& > small': { ml: 0 },
    '& > span': { whiteSpace: 'normal' },
  },
  '&[data-hidden=true]': { color: 'text.secondary' },
  '& > em': { typography: 'caption', fontStyle: 'normal' },
  '&[aria-expanded=true] > span': { fontWeight: 650 },
} as const

const bodyStyle = { display: 'grid', gap: 2, px: 1.5, pt: 1, pb: 2.5 } as const
