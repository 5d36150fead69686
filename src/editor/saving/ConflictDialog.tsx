import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'

import type { SiteContent } from '../../../schema/generated/siteContent.ts'
import { useSay } from '../context.tsx'
import { applyChoices, type Side } from '../merge/applyChoices.ts'
import type { Merged } from '../merge/mergeValues.ts'
import { ConflictChoices } from './ConflictChoices.tsx'

interface ConflictDialogProps {
  theirs: SiteContent
  merged: Merged
  /** Takes the merged content with the chosen sides. */
  onSettle: (content: SiteContent) => void
  /** Absent where the owner has to decide. */
  onCancel?: () => void
}

/** Asks which side to keep where both have changed the same value. */
export function ConflictDialog({
  theirs,
  merged,
  onSettle,
  onCancel,
}: ConflictDialogProps) {
  const say = useSay()
  const [sides, setSides] = useState<Side[]>(() => merged.conflicts.map(() => 'ours'))
  return (
    <Dialog open fullWidth aria-labelledby="conflicts-title">
      <DialogTitle id="conflicts-title">{say('common.conflicts')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        <ConflictChoices {...merged} sides={sides} onChange={setSides} />
      </DialogContent>
      <DialogActions>
        {onCancel && <Button onClick={onCancel}>{say('common.cancel')}</Button>}
        <Button
          variant="contained"
          onClick={() => onSettle(applyChoices(merged, theirs, sides))}
        >
          {say('common.settle')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
