import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useId, type ChangeEvent } from 'react'

import { useText } from '../i18n/useText.ts'
import type { FieldName } from './submission.ts'

interface FieldProps {
  name: FieldName
  missing: boolean
  onFocus: () => void
  onChange: (value: string) => void
}

/** One field. Uncontrolled: what is typed before the application runs stays. All fields are required, so no label carries a star. */
export function Field({ name, missing, onFocus, onChange }: FieldProps) {
  const text = useText()
  const id = useId()
  const errorId = `${id}-error`
  return (
    <Box sx={place}>
      <label htmlFor={id}>{text(`form.${name}`)}</label>
      <Box
        id={id}
        name={name}
        required
        defaultValue=""
        aria-invalid={missing}
        onFocus={onFocus}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
        {...(name === 'message' ? longText : shortText)}
        {...(name === 'name' && { autoComplete: 'name' })}
        {...(missing && { 'aria-describedby': errorId })}
      />
      {missing && (
        <Typography id={errorId} variant="body2" color="error">
          {text(`form.${name}Required`)}
        </Typography>
      )}
    </Box>
  )
}

const shortText = { component: 'input' } as const
const longText = { component: 'textarea', rows: 5 } as const

const place = {
  display: 'grid',
  gap: 1,
  '& label': { fontWeight: 'fontWeightBold' },
  '& input, & textarea': {
    width: '100%',
    minHeight: 48,
    p: 1.5,
    bgcolor: 'background.default',
    border: '1px solid',
    borderColor: 'brand.control',
    borderRadius: 1,
    resize: 'none',
  },
  '& [aria-invalid=true]': { borderColor: 'error.main' },
} as const
