import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'

import { remember, remembered } from '../../i18n/languageChoice.ts'
import { useEditor, useSay } from '../context.tsx'

const key = 'editor-welcomed'

/** How to use the editor, shown until it is closed. */
export function Welcome() {
  const say = useSay()
  const { storage } = useEditor()
  const [isNew, setIsNew] = useState(() => remembered(key) === null)
  if (!isNew) return null
  return (
    <Box sx={frame}>
      <p>{say(storage.words.welcome)}</p>
      <Button
        size="small"
        variant="contained"
        onClick={({ currentTarget }) => {
          currentTarget.closest<HTMLElement>('[role=tabpanel]')?.focus()
          remember(key, 'yes')
          setIsNew(false)
        }}
      >
        {say('panel.understood')}
      </Button>
    </Box>
  )
}

const frame = {
  display: 'grid',
  gap: 1,
  justifyItems: 'start',
  p: 2,
  mb: 1,
  borderRadius: 1,
  bgcolor: 'action.hover',
  '& p': { m: 0 },
} as const
