import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'

import { useText } from '../i18n/useText.ts'
import type { FieldName } from './submission.ts'

interface FieldProps {
  name: FieldName
  missing: boolean
  onFocus: () => void
  onChange: (value: string) => void
}

/**
 * One field. Uncontrolled, with its label in place from the start, above an outline without a gap: what is typed before
 * the application runs stays, and nothing moves. All fields are required, so no label carries a star.
 */
export function Field({ name, missing, onFocus, onChange }: FieldProps) {
  const text = useText()
  const id = useId()
  const errorId = `${id}-error`
  return (
    <FormControl fullWidth error={missing}>
      <InputLabel shrink htmlFor={id}>
        <span>{text(`form.${name}`)}</span>
      </InputLabel>
      <OutlinedInput
        id={id}
        name={name}
        defaultValue=""
        onFocus={onFocus}
        onChange={(event) => onChange(event.target.value)}
        {...(name === 'message' ? longText : shortText)}
        {...(name === 'name' && { autoComplete: 'name' })}
        {...(missing && { 'aria-describedby': errorId })}
      />
      {missing && (
        <FormHelperText id={errorId}>{text(`form.${name}Required`)}</FormHelperText>
      )}
    </FormControl>
  )
}

const shortText = { slotProps: { input: { required: true } } }

/** A plain textarea: MUI's own one measures itself with a second element and inline styles, which the policy forbids. */
const longText = {
  multiline: true,
  inputComponent: 'textarea',
  slotProps: { input: { required: true, rows: 5, type: undefined } },
} as const
