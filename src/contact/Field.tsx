import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'

import type { CodeMessageId } from '../../schema/siteContent.ts'
import { useText } from '../i18n/useText.ts'
import type { FieldName } from './submission.ts'

interface FieldProps {
  name: FieldName
  missing: boolean
  onFocus: () => void
  onChange: (value: string) => void
}

const requiredMessages: Record<FieldName, CodeMessageId> = {
  name: 'form.nameRequired',
  contact: 'form.contactRequired',
  message: 'form.messageRequired',
}

/**
 * One field. Uncontrolled, with its label in place from the start: what is typed before the application
 * runs stays, and nothing moves. All fields are required, so no label carries a star.
 */
export function Field({ name, missing, onFocus, onChange }: FieldProps) {
  const text = useText()
  const id = useId()
  const errorId = `${id}-error`
  const label = text(`form.${name}`)
  return (
    <FormControl fullWidth required error={missing}>
      <InputLabel shrink required={false} htmlFor={id}>
        {label}
      </InputLabel>
      <OutlinedInput
        notched
        label={label}
        id={id}
        name={name}
        defaultValue=""
        onFocus={onFocus}
        onChange={(event) => onChange(event.target.value)}
        {...(name === 'name' && { autoComplete: 'name' })}
        {...(name === 'message' && longText)}
        {...(missing && { 'aria-describedby': errorId })}
      />
      {missing && (
        <FormHelperText id={errorId}>{text(requiredMessages[name])}</FormHelperText>
      )}
    </FormControl>
  )
}

/** A plain textarea: MUI's own one measures itself with a second element and inline styles, which the policy forbids. */
const longText = {
  inputComponent: 'textarea',
  slotProps: { input: { rows: 5, type: undefined } },
} as const
