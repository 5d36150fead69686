import Box from '@mui/material/Box'

import { useText } from '../i18n/useText.ts'
import type { FieldName } from './submission.ts'

interface FieldProps {
  name: FieldName
  missing: boolean
}

/** One field. Uncontrolled: what is typed before the application runs stays. All fields are required, so no label carries a star. */
export function Field({ name, missing }: FieldProps) {
  const text = useText()
  const id = `form-${name}`
  const errorId = `${id}-error`
  const control = {
    id,
    name,
    required: true,
    defaultValue: '',
    ...(name === 'name' && { autoComplete: 'name' }),
    ...(missing && { 'aria-invalid': true, 'aria-describedby': errorId }),
  }
  return (
    <Box sx={place}>
      <label htmlFor={id}>{text(`form.${name}`)}</label>
      {name === 'message' ? <textarea rows={5} {...control} /> : <input {...control} />}
      {/* Always there: what another program has taken away React could not take out. */}
      <Box component="p" id={errorId} hidden={!missing} sx={missing ? error : {}}>
        {missing ? text(`form.${name}Required`) : ''}
      </Box>
    </Box>
  )
}

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
  '& [aria-invalid=true]': { borderColor: 'error.main', borderWidth: 2 },
} as const

const error = {
  typography: 'body2',
  m: 0,
  color: 'error.main',
  fontWeight: 'fontWeightBold',
  // A mark for those who do not see the red; nobody has to hear it.
  '&::before': {
    content: '"!" / ""',
    display: 'inline-block',
    width: '1lh',
    mr: 1,
    borderRadius: '50%',
    textAlign: 'center',
    color: 'background.paper',
    bgcolor: 'error.main',
  },
} as const
