import Box from '@mui/material/Box'
import Dialog from '@mui/material/Dialog'
import { useDeferredValue, useState } from 'react'

import { findIcons } from '../../../../schema/icons/findIcons.ts'
import { useSay } from '../../context.tsx'
import { LineIcon } from '../../controls/LineIcon.tsx'
import { Help, Input, plainButton } from '../../controls/styles.tsx'

interface IconChooserProps {
  /** This project's own first. */
  icons: readonly string[]
  chosen: string
  onChoose: (icon: string) => void
  onClose: () => void
}

/** This many are shown; typing a word finds the others. */
const maxShown = 240

export function IconChooser({ icons, chosen, onChoose, onClose }: IconChooserProps) {
  const say = useSay()
  const [query, setQuery] = useState('')
  const found = findIcons(icons, useDeferredValue(query))
  return (
    <Dialog open onClose={onClose} fullWidth aria-label={say('fields.chooseIcon')}>
      <Box sx={{ p: 2 }}>
        <Input
          // The dialog was just opened: searching comes first.
          autoFocus // oxlint-disable-line jsx-a11y/no-autofocus
          type="search"
          aria-label={say('fields.findIcon')}
          placeholder={say('fields.findIcon')}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
        <Help as="output">{say('common.results', { count: found.length })}</Help>
      </Box>
      <Box sx={grid}>
        {found.slice(0, maxShown).map((name) => (
          <Box
            key={name}
            component="button"
            type="button"
            aria-label={name}
            aria-pressed={name === chosen}
            title={name}
            onClick={() => onChoose(name)}
            sx={tile}
          >
            <LineIcon name={name} size={26} />
          </Box>
        ))}
      </Box>
    </Dialog>
  )
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(52px, 1fr))',
  gap: 0.5,
  height: '50vh',
  alignContent: 'start',
  overflow: 'auto',
  px: 2,
  pb: 2,
} as const

const tile = {
  ...plainButton,
  display: 'grid',
  placeItems: 'center',
  minHeight: 52,
  border: '1px solid transparent',
  borderRadius: 1,
  // An outline outside of the icon would be cut off.
  outlineOffset: -2,
  '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
  '&[aria-pressed=true]': { borderColor: 'primary.main' },
} as const
