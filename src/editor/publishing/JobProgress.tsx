import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import LinearProgress from '@mui/material/LinearProgress'

import { languages } from '../../../schema/languages.ts'
import type { Phase } from '../../editorApi/publishing.ts'
import { useInterfaceLanguage, usePublishing, useSay } from '../context.tsx'
import { publishingWords } from './publishingWords.ts'

interface JobProgressProps {
  phase: Phase
  onClose: () => void
}

/** The phase of a job, and how much of it is done. */
export function JobProgress({ phase, onClose }: JobProgressProps) {
  const say = useSay()
  const language = useInterfaceLanguage()
  const publishing = usePublishing()
  const megabytes = new Intl.NumberFormat(languages[language].lang, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  const isSending = phase.name === 'sending' && phase.total > 0
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
        {/* Screen readers read out each phase once, and not the growing number of bytes. */}
        <Box component="output">{say(publishingWords[phase.name])}</Box>
        <LinearProgress
          aria-label={say(publishingWords[phase.name])}
          {...(isSending && {
            variant: 'determinate',
            value: Math.min(100, (100 * phase.sent) / phase.total),
          })}
        />
        {isSending && (
          <span>
            {say(
              publishingWords.ofBytes(
                megabytes.format(phase.sent / 1e6),
                megabytes.format(phase.total / 1e6),
              ),
            )}
          </span>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void publishing.stop()}>
          {say(publishingWords.stopJob)}
        </Button>
        <Button onClick={onClose}>{say('common.goOn')}</Button>
      </DialogActions>
    </>
  )
}
