import Box from '@mui/material/Box'
import { useIntl } from 'react-intl'

import { useText } from '../i18n/useText.ts'
import type { FieldName } from './submission.ts'
import { longestText } from './useTextLength.ts'

interface FieldProps {
  name: FieldName
  missing: boolean
  /** Of what was written, told when it is near the most that can be sent; else 0. */
  length: number
}

/** One field. Uncontrolled: what is typed before the application runs stays. All fields are required, so no label carries a star. */
export function Field({ name, missing, length }: FieldProps) {
  const text = useText()
  const { formatNumber } = useIntl()
  const id = `form-${name}`
  const errorId = `${id}-error`
  const isWrong = missing || length > longestText
  const control = {
    id,
    name,
    required: true,
    defaultValue: '',
    ...(name === 'name' && { autoComplete: 'name' }),
    ...(isWrong && { 'aria-invalid': true }),
    ...((isWrong || length > 0) && { 'aria-describedby': errorId }),
  }
  return (
    <Box sx={place}>
      <label htmlFor={id}>{text(`form.${name}`)}</label>
      {name === 'message' ? <textarea rows={5} {...control} /> : <input {...control} />}
      {/* Always there: what another program has taken away React could not take out. */}
      <Box
        component="p"
        id={errorId}
        hidden={!missing && length === 0}
        sx={[length > 0 && note, isWrong && error]}
      >
        {sentence()}
      </Box>
    </Box>
  )

  function sentence(): string {
    if (missing) return text(`form.${name}Required`)
    if (length === 0) return ''
    const limit = formatNumber(longestText)
    return text('form.length', { length: formatNumber(length), limit })
  }
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

const note = { typography: 'body2', m: 0 } as const

const error = {
  ...note,
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
