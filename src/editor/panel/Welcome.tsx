import Button from '@mui/material/Button'
import { useState } from 'react'

import { remember, remembered } from '../../i18n/languageChoice.ts'
import { useEditor, useSay } from '../context.tsx'
import { Notice } from '../controls/styles.tsx'

const key = 'editor-welcomed'

/** How to use the editor, shown until it is closed. */
export function Welcome() {
  const say = useSay()
  const { storage } = useEditor()
  const [isNew, setIsNew] = useState(() => remembered(key) === null)
  if (!isNew) return null
  return (
    <Notice>
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
    </Notice>
  )
}
