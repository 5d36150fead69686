import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useState, type FormEvent } from 'react'

import type { TargetSettings } from '../../editorApi/publishing.ts'
import { usePublishing, useSay } from '../context.tsx'
import { LastPublication } from './LastPublication.tsx'
import type { PublishingView, Refusal } from './publishing.ts'
import { publishingWords } from './publishingWords.ts'
import { RefusalNote } from './RefusalNote.tsx'
import { SecretField } from './SecretField.tsx'

interface SecretFormProps {
  settings: TargetSettings
  view: PublishingView
  onChange: () => void
  onClose: () => void
}

/** Asks for the password of a known target, where it was not kept. */
export function SecretForm({ settings, view, onChange, onClose }: SecretFormProps) {
  const say = useSay()
  const publishing = usePublishing()
  const [secret, setSecret] = useState('')
  const [isKept, setIsKept] = useState(view.state?.hasKeychain === true)
  const [isTried, setIsTried] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  async function keep(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (secret !== '')
      setRefusal(await publishing.choose(settings, { secret, keep: isKept }))
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void keep(event)}
      sx={{ display: 'contents' }}
    >
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <LastPublication view={view} />
        <span>
          {say(
            settings.kind === 'host'
              ? publishingWords.passwordAgain(settings.user, settings.server)
              : publishingWords.tokenAgain,
          )}
        </span>
        <SecretField
          kind={settings.kind}
          hasKeychain={view.state?.hasKeychain === true}
          value={secret}
          isMissing={isTried && secret === ''}
          onChange={setSecret}
          isKept={isKept}
          onKeep={setIsKept}
        />
        <RefusalNote refusal={refusal} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('common.close')}</Button>
        <Button onClick={onChange}>{say(publishingWords.changeTarget)}</Button>
        <Button type="submit" variant="contained">
          {say(publishingWords.next)}
        </Button>
      </DialogActions>
    </Box>
  )
}
