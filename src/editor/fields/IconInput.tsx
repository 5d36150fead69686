import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import { useDeferredValue, useState } from 'react'

import { findIcons } from '../../../schema/icons/findIcons.ts'
import { useSay } from '../context.tsx'
import { LineIcon } from '../controls/LineIcon.tsx'
import { Help, Input, tile } from '../controls/styles.tsx'
import { message } from '../messages/messages.ts'
import type { InputProps } from './FieldFrame.tsx'
import { asWritten } from './kinds.ts'

/** An icon, chosen by its drawing. */
export function IconInput({ field, value, control, change }: InputProps) {
  const say = useSay()
  const [isOpen, setIsOpen] = useState(false)
  const name = asWritten(value)
  return (
    <>
      <Button
        {...control}
        aria-label={say('common.actionOn', {
          action: message('fields.chooseIcon'),
          name,
        })}
        variant="outlined"
        color="inherit"
        startIcon={<LineIcon name={name} size={22} />}
        onClick={() => setIsOpen(true)}
        sx={{ justifySelf: 'start' }}
      >
        {say('fields.chooseIcon')}
      </Button>
      {isOpen && (
        <IconChooser
          icons={field.icons}
          chosen={name}
          onChoose={(icon) => {
            setIsOpen(false)
            change(icon)
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  )
}

interface IconChooserProps {
  /** This project's own first. */
  icons: readonly string[]
  chosen: string
  onChoose: (icon: string) => void
  onClose: () => void
}

/** This many are shown; typing a word finds the others. */
const maxShown = 240

function IconChooser({ icons, chosen, onChoose, onClose }: IconChooserProps) {
  const say = useSay()
  const [query, setQuery] = useState('')
  const matches = findIcons(icons, useDeferredValue(query))
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
        <Help as="output">{say('common.results', { count: matches.length })}</Help>
      </Box>
      <Box sx={grid}>
        {matches.slice(0, maxShown).map((name) => (
          <Box
            key={name}
            component="button"
            type="button"
            aria-label={name}
            aria-pressed={name === chosen}
            title={name}
            onClick={() => onChoose(name)}
            sx={iconTile}
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

const iconTile = {
  ...tile,
  placeItems: 'center',
  minHeight: 52,
  // An outline outside of the icon would be cut off.
  outlineOffset: -2,
} as const
