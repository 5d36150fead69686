import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useState, type FormEvent, type MouseEvent } from 'react'

import {
  accountOf,
  type PublishingState,
  type TargetKind,
} from '../../editorApi/publishing.ts'
import { usePublishing, useSay } from '../context.tsx'
import type { Refusal } from './publishing.ts'
import { publishingWords } from './publishingWords.ts'
import { RefusalNote } from './RefusalNote.tsx'
import { SecretField } from './SecretField.tsx'
import { TargetFieldInput } from './TargetFieldInput.tsx'
import {
  isByHand,
  emptyFields,
  targets,
  settingsOf,
  typedOf,
  type TargetField,
} from './targets.ts'

interface TargetFormProps {
  kind: TargetKind
  state: PublishingState
  /** Called when the target is chosen and, unless it is a folder, the test of the connection has started. */
  onKept: () => void
  onOther: () => void
  onClose: () => void
}

/** The settings of a target: the fields of the table in targets.ts, what is needed first. */
export function TargetForm({ kind, state, onKept, onOther, onClose }: TargetFormProps) {
  const say = useSay()
  const publishing = usePublishing()
  const { title, fields, secret: secretWords } = targets[kind]
  const [begun] = useState(() =>
    typedOf(
      kind,
      state.targets.find((target) => target.kind === kind),
    ),
  )
  const [typed, setTyped] = useState(begun)
  const [secret, setSecret] = useState('')
  const [isKept, setIsKept] = useState(state.hasKeychain)
  const [isForgotten, setIsForgotten] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  // Another server or user does not get the secret of this one.
  const hasSecret =
    state.settings !== null &&
    state.secret !== 'missing' &&
    accountOf(state.settings) === accountOf(settingsOf(kind, typed))
  const isSecretMissing = secretWords !== undefined && !hasSecret && secret === ''
  const empty = emptyFields(kind, typed)

  async function keep(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsTried(true)
    if (empty.length > 0 || isSecretMissing) {
      const form = event.currentTarget
      const name = empty[0]?.name ?? 'secret'
      form.querySelector<HTMLElement>(`[name=${name}]`)?.focus()
      return
    }
    const request = secret === '' ? undefined : { secret, keep: isKept }
    const refused =
      (await publishing.choose(settingsOf(kind, typed), request)) ??
      (isByHand(kind) ? undefined : await publishing.connect())
    setRefusal(refused)
    if (!refused) onKept()
  }
  async function forget({ currentTarget }: MouseEvent<HTMLElement>) {
    const form = currentTarget.closest('form')
    const refused = await publishing.forgetSecret()
    setRefusal(refused)
    if (refused) return
    setIsForgotten(true)
    // The button is gone.
    form?.querySelector<HTMLElement>('[name=secret]')?.focus()
  }
  const shown = fields.filter(({ type, name }) => type !== 'switch' || begun[name] !== '')
  const input = (field: TargetField) => (
    <TargetFieldInput
      key={field.name}
      field={field}
      value={typed[field.name] ?? ''}
      isMissing={isTried && empty.includes(field)}
      onChange={(value) => setTyped({ ...typed, [field.name]: value })}
    />
  )
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void keep(event)}
      sx={{ display: 'contents' }}
    >
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <strong>{say(title)}</strong>
          <Button size="small" onClick={onOther}>
            {say(publishingWords.otherTarget)}
          </Button>
        </Box>
        {shown.filter(({ isOptional }) => !isOptional).map(input)}
        {secretWords && (
          <SecretField
            kind={kind}
            hasKeychain={state.hasKeychain}
            hasSecret={hasSecret}
            isForgotten={isForgotten}
            onForget={(event) => void forget(event)}
            value={secret}
            isMissing={isTried && isSecretMissing}
            onChange={setSecret}
            isKept={isKept}
            onKeep={setIsKept}
          />
        )}
        {shown.filter(({ isOptional }) => isOptional).map(input)}
        <RefusalNote refusal={refusal} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{say('common.close')}</Button>
        <Button type="submit" variant="contained">
          {say(isByHand(kind) ? publishingWords.next : publishingWords.testConnection)}
        </Button>
      </DialogActions>
    </Box>
  )
}
