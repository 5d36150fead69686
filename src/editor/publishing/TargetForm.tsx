import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import { useId, useState, type FormEvent } from 'react'

import type {
  PublishingState,
  StoredTarget,
  TargetKind,
} from '../../editorApi/publishing.ts'
import {
  fieldsByKind,
  hasSecret,
  isManual,
  readSettings,
  targetId,
  type TargetField,
} from '../../editorApi/targetSettings.ts'
import { useEditor, usePublishing, useSay } from '../context.tsx'
import { DialogColumn, Column, Help, Input, Label, Select } from '../controls/styles.tsx'
import { targetName } from './publishingMessages.ts'

interface TargetFormProps {
  kind: TargetKind
  state: PublishingState
  /** The target to change; absent for a new one. */
  target?: StoredTarget | undefined
  /** Called when the target is chosen and its test, if it has one, has started. */
  onDone: () => void
  /** Shows the choice of targets. */
  onOtherTarget: () => void
  onClose: () => void
}

/** The settings of a target and its secret. */
export function TargetForm(props: TargetFormProps) {
  const { kind, state, target, onDone, onOtherTarget, onClose } = props
  const say = useSay()
  const publishing = usePublishing()
  const { site } = useEditor()
  const [enteredId, setEnteredId] = useState(target?.id)
  // Without a keychain, only the secret is missing after a restart.
  const isSecretOnly = target !== undefined && state.secret === 'missing'
  // Another server or user must not get the secret of the chosen target.
  const isSecretKept = state.secret !== 'missing' && enteredId === state.chosen
  const keptSecretHelp =
    state.secret === 'session' ? 'publishing.sessionSecret' : 'publishing.keptSecret'

  // The form has no file inputs, so all values are strings.
  const valuesIn = (form: HTMLFormElement) =>
    Object.fromEntries(new FormData(form)) as Record<string, string>
  const settingsIn = (form: HTMLFormElement) =>
    isSecretOnly ? target.settings : readSettings({ kind, ...valuesIn(form) })

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { secret, keep: storeChoice } = valuesIn(event.currentTarget)
    const isTargetSet = await publishing.setTarget({
      settings: settingsIn(event.currentTarget),
      isSecretStored: storeChoice === 'on',
      ...(secret && { secret }),
    })
    if (!isTargetSet) return
    const { address } = site.get().history.now.content.site
    if (isManual(kind) || (await publishing.connect(address))) onDone()
  }
  const storedSettings = new Map<string, string | number>(
    Object.entries(target?.settings ?? {}),
  )
  const fieldFor = ({ name, type, isOptional }: TargetField) => (
    <Field
      key={name}
      name={name}
      title={
        say(`field.${name}`) + (isOptional ? ` (${say('publishing.optional')})` : '')
      }
      help={say(`field.${name}.help`)}
      type={type}
      isRequired={!isOptional}
      value={storedSettings.get(name)}
    />
  )
  const shownFields = isSecretOnly ? [] : fieldsByKind[kind]
  return (
    <Box
      component="form"
      onSubmit={(event: FormEvent<HTMLFormElement>) => void submit(event)}
      onChange={({ currentTarget }: FormEvent<HTMLFormElement>) => {
        const settings = settingsIn(currentTarget)
        setEnteredId(settings && targetId(settings))
      }}
      sx={{ display: 'contents' }}
    >
      <DialogColumn>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <strong>{say(`target.${kind}`)}</strong>
          {isSecretOnly && <span>{targetName(target.settings)}</span>}
          <Button size="small" onClick={onOtherTarget}>
            {say('publishing.otherTarget')}
          </Button>
        </Box>
        {shownFields.filter(({ isOptional }) => !isOptional).map(fieldFor)}
        {hasSecret(kind) && (
          <>
            <Field
              name="secret"
              type="secret"
              title={say(`secret.${kind}`)}
              help={isSecretKept ? say(keptSecretHelp) : say(`secret.${kind}.help`)}
              isRequired={!isSecretKept}
            />
            {state.hasKeychain && (
              <label>
                <input type="checkbox" name="keep" defaultChecked />{' '}
                {say('publishing.keepSecret')}
              </label>
            )}
            {!state.hasKeychain && !isSecretKept && (
              <Help>{say('publishing.noKeychain')}</Help>
            )}
          </>
        )}
        {shownFields.filter(({ isOptional }) => isOptional).map(fieldFor)}
      </DialogColumn>
      <DialogActions>
        <Button onClick={onClose}>{say('common.close')}</Button>
        <Button type="submit" variant="contained">
          {say(isManual(kind) ? 'publishing.continue' : 'publishing.testConnection')}
        </Button>
      </DialogActions>
    </Box>
  )
}

interface FieldProps {
  name: string
  title: string
  help: string
  type?: TargetField['type'] | 'secret'
  isRequired: boolean
  value?: string | number | undefined
}

/** The browser reports required fields that are empty. */
function Field({ name, title, help, type, isRequired, value }: FieldProps) {
  const id = useId()
  const say = useSay()
  const controlProps = { id, name, 'aria-describedby': `${id}-help` }
  return (
    <Column>
      <Label htmlFor={id}>{title}</Label>
      {typeof type === 'object' ? (
        <Select {...controlProps} defaultValue={String(value)}>
          {type.map((option) => (
            <option key={option} value={option}>
              {say(`option.${option}`)}
            </option>
          ))}
        </Select>
      ) : (
        <Input
          {...controlProps}
          required={isRequired}
          type={type === 'secret' ? 'password' : 'text'}
          inputMode={type === 'number' ? 'numeric' : undefined}
          // The browser must not save or fill in values of another server.
          autoComplete={type === 'secret' ? 'new-password' : 'off'}
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={String(value ?? '')}
        />
      )}
      <Help id={`${id}-help`}>{help}</Help>
    </Column>
  )
}
