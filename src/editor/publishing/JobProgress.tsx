import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import LinearProgress from '@mui/material/LinearProgress'

import { languages } from '../../../schema/languages.ts'
import type { Phase } from '../../editorApi/publishing.ts'
import { useInterfaceLanguage, usePublishing, useSay } from '../context.tsx'
import { DialogColumn } from '../controls/styles.tsx'
import { RefusalNote } from './RefusalNote.tsx'

interface JobProgressProps {
  phase: Phase
  onClose: () => void
}

/** The phase of a job, and how much of it is done. */
export function JobProgress({ phase, onClose }: JobProgressProps) {
  const say = useSay()
  const { lang } = languages[useInterfaceLanguage()]
  const publishing = usePublishing()
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  const megabytes = (bytes: number) => (bytes / 1e6).toLocaleString(lang, digits)
  const isSending = phase.name === 'sending' && phase.total > 0
  const name = say(`publishing.phase.${phase.name}`)
  return (
    <>
      <DialogColumn>
        <RefusalNote />
        {/* Screen readers read out each phase once, and not the growing number of bytes. */}
        <Box component="output">{name}</Box>
        <LinearProgress
          aria-label={name}
          {...(isSending && {
            variant: 'determinate',
            value: Math.min(100, (100 * phase.sent) / phase.total),
          })}
        />
        {isSending && (
          <span>
            {say('publishing.ofBytes', {
              sent: megabytes(phase.sent),
              total: megabytes(phase.total),
            })}
          </span>
        )}
      </DialogColumn>
      <DialogActions>
        <Button onClick={() => void publishing.stop()}>{say('publishing.stop')}</Button>
        <Button onClick={onClose}>{say('common.goOn')}</Button>
      </DialogActions>
    </>
  )
}
