import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'

import { useEditor, useSay } from '../context.tsx'
import type { Side } from '../merge/applyChoices.ts'
import type { Merged } from '../merge/mergeValues.ts'
import type { Saved } from '../state/siteStore.ts'
import { ConflictChoices } from './ConflictChoices.tsx'
import { applyChosen } from './externalChange.ts'

interface ConflictDialogProps {
  theirs: Saved
  merged: Merged
}

/** Asks which side to keep where both have changed the same value. */
export function ConflictDialog({ theirs, merged }: ConflictDialogProps) {
  const say = useSay()
  const editor = useEditor()
  const [sides, setSides] = useState<Side[]>(() => merged.conflicts.map(() => 'ours'))
  return (
    <Dialog open fullWidth aria-labelledby="conflicts-title">
      <DialogTitle id="conflicts-title">{say('common.conflicts')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <ConflictChoices {...merged} sides={sides} onChange={setSides} />
      </DialogContent>
      <DialogActions>
        <Button
          variant="contained"
          onClick={() => applyChosen(editor, theirs, merged, sides)}
        >
          {say('common.settle')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
