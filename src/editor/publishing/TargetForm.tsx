import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import { useId, useState, type FormEvent, type MouseEvent } from 'react'

import {
  targetId,
  type PublishingState,
  type RememberedTarget,
  type TargetKind,
} from '../../editorApi/publishing.ts'
import { usePublishing, useSay } from '../context.tsx'
import { OptionSelect } from '../controls/OptionSelect.tsx'
import { DialogColumn, Frame, Help, Input, Label } from '../controls/styles.tsx'
import { RefusalNote } from './RefusalNote.tsx'
import {
  emptyFields,
  fieldsOf,
  hasSecret,
  isByHand,
  settingsOf,
  typedOf,
  type TargetField,
} from './targets.ts'

interface TargetFormProps {
  kind: TargetKind
  state: PublishingState
  /** The target to change; absent for a new one. */
  target?: RememberedTarget | undefined
  /** Only the secret of the target is asked for, since it was not kept. */
  isSecretOnly?: boolean
  /** Called when the target is chosen and its test, if it has one, has started. */
  onKept: () => void
  /** Chooses another target, or all settings of this one. */
  onOther: () => void
  onClose: () => void
}

/** The settings of a target and its secret. */
export function TargetForm({
  kind,
  state,
  target,
  isSecretOnly = false,
  onKept,
  onOther,
  onClose,
}: TargetFormProps) {
  const say = useSay()
  const publishing = usePublishing()
  const [typed, setTyped] = useState(() => typedOf(kind, target?.settings))
  const [secret, setSecret] = useState('')
  const [isKept, setIsKept] = useState(state.hasKeychain)
  const [isForgotten, setIsForgotten] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const settings = settingsOf(kind, typed)
  // Another server or user does not get the secret of this one.
  const isSecretKept = state.secret !== 'missing' && targetId(settings) === state.chosen
  const isSecretMissing = hasSecret(kind) && !isSecretKept && secret === ''
  const empty = emptyFields(kind, typed)

  async function keep(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsTried(true)
    if (empty.length > 0 || isSecretMissing) {
      const name = empty[0]?.name ?? 'secret'
      event.currentTarget.querySelector<HTMLElement>(`[name=${name}]`)?.focus()
      return
    }
    const request = secret === '' ? undefined : { secret, keep: isKept }
    if (!(await publishing.keep(settings, request, target?.id))) return
    if (isSecretOnly || isByHand(kind) || (await publishing.connect())) onKept()
  }
  async function forget({ currentTarget }: MouseEvent<HTMLElement>) {
    const form = currentTarget.closest('form')
    if (!(await publishing.forgetSecret())) return
    setIsForgotten(true)
    // The button is gone.
    form?.querySelector<HTMLElement>('[name=secret]')?.focus()
  }
  const input = (field: TargetField) => (
    <FieldInput
      key={field.name}
      name={field.name}
      title={say(`field.${field.name}`)}
      help={say(`field.${field.name}.help`)}
      isOptional={field.isOptional}
      type={field.type}
      value={typed[field.name] ?? ''}
      isMissing={isTried && empty.includes(field)}
      onChange={(value) => setTyped({ ...typed, [field.name]: value })}
    />
  )
  const secretHelp = isForgotten ? 'forgotten' : 'help'
  const shown = isSecretOnly ? [] : fieldsOf(kind)
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void keep(event)}
      sx={{ display: 'contents' }}
    >
      <DialogColumn>
        {isSecretOnly && settings.kind === 'host' && (
          <span>{say('publishing.passwordAgain', settings)}</span>
        )}
        {isSecretOnly && settings.kind !== 'host' && (
          <span>{say('publishing.tokenAgain')}</span>
        )}
        {!isSecretOnly && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <strong>{say(`target.${kind}`)}</strong>
            <Button size="small" onClick={onOther}>
              {say('publishing.otherTarget')}
            </Button>
          </Box>
        )}
        {shown.filter(({ isOptional }) => !isOptional).map(input)}
        {hasSecret(kind) && (
          <>
            <FieldInput
              name="secret"
              type="secret"
              title={say(`secret.${kind}`)}
              help={
                isSecretKept
                  ? say('publishing.keptSecret')
                  : say(`secret.${kind}.${secretHelp}`)
              }
              value={secret}
              isMissing={isTried && isSecretMissing}
              onChange={setSecret}
            />
            {isSecretKept && (
              <Button
                size="small"
                sx={{ justifySelf: 'start' }}
                onClick={(event) => void forget(event)}
              >
                {say(`secret.${kind}.forget`)}
              </Button>
            )}
            {state.hasKeychain ? (
              <label>
                <input
                  type="checkbox"
                  checked={isKept}
                  onChange={({ target: { checked } }) => setIsKept(checked)}
                />{' '}
                {say('publishing.keepSecret')}
              </label>
            ) : (
              <Help>{say('publishing.noKeychain')}</Help>
            )}
          </>
        )}
        {shown.filter(({ isOptional }) => isOptional).map(input)}
        <RefusalNote />
      </DialogColumn>
      <DialogActions>
        <Button onClick={onClose}>{say('common.close')}</Button>
        {isSecretOnly && (
          <Button onClick={onOther}>{say('publishing.changeTarget')}</Button>
        )}
        <Button type="submit" variant="contained">
          {say(
            isSecretOnly || isByHand(kind)
              ? 'publishing.continue'
              : 'publishing.testConnection',
          )}
        </Button>
      </DialogActions>
    </Box>
  )
}

interface FieldInputProps {
  name: string
  title: string
  help: string
  isOptional?: true | undefined
  type: TargetField['type'] | 'secret'
  value: string
  isMissing: boolean
  onChange: (value: string) => void
}

function FieldInput({
  name,
  title,
  help,
  isOptional,
  type,
  value,
  isMissing,
  onChange,
}: FieldInputProps) {
  const say = useSay()
  const id = useId()
  const note = (
    <Help id={`${id}-help`}>
      {isMissing && `${say('common.toFillIn')}. `}
      {help}
    </Help>
  )
  if (type === 'switch')
    return (
      <Frame>
        <label>
          <input
            type="checkbox"
            aria-describedby={`${id}-help`}
            checked={value !== ''}
            onChange={({ target }) => onChange(target.checked ? 'true' : '')}
          />{' '}
          {title}
        </label>
        {note}
      </Frame>
    )
  const control = { id, 'aria-describedby': `${id}-help`, 'aria-invalid': isMissing }
  return (
    <Frame>
      <Label htmlFor={id}>
        {title}
        {isOptional && ` (${say('publishing.optional')})`}
      </Label>
      {typeof type === 'object' ? (
        <OptionSelect
          {...control}
          value={value}
          options={type.map((value) => ({ value, label: say(`option.${value}`) }))}
          onChange={onChange}
        />
      ) : (
        <Input
          {...control}
          name={name}
          type={type === 'secret' ? 'password' : 'text'}
          inputMode={type === 'number' ? 'numeric' : undefined}
          // No browser is to keep or fill in what belongs to another server.
          autoComplete={type === 'secret' ? 'new-password' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {note}
    </Frame>
  )
}
