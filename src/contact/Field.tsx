import Box from '@mui/material/Box'
import { useIntl } from 'react-intl'

import { longestText } from '../../schema/mailService.ts'
import { useContentText, useText } from '../i18n/useText.ts'
import type { FormField } from './formFields.ts'

interface FieldProps {
  field: FormField
  missing: boolean
  /** Of what was written, told when it is near the most that can be sent; else 0. */
  length: number
}

/** One field. Uncontrolled: what is typed before the application runs stays. A label says so where nothing need be typed, so none carries a star. */
export function Field({ field, missing, length }: FieldProps) {
  const { id: name, label, required, choices, autocomplete } = field
  const text = useText()
  const contentText = useContentText()
  const { formatNumber } = useIntl()
  // With an underscore, which no section's id has.
  const id = `form_${name}`
  const errorId = `${id}-error`
  const isWrong = missing || length > longestText
  const control = {
    id,
    name,
    required: required !== undefined,
    ...(autocomplete && { autoComplete: autocomplete }),
    ...(isWrong && { 'aria-invalid': true }),
    ...((isWrong || length > 0) && { 'aria-describedby': errorId }),
  }
  return (
    <Box sx={choices ? placeOfChoices : place}>
      <label htmlFor={id}>{contentText(label)}</label>
      {input()}
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

  function input() {
    if (name === 'message') return <textarea rows={5} {...control} defaultValue="" />
    if (!choices) return <input {...control} defaultValue="" />
    return (
      <select {...control}>
        {/* Nothing is chosen yet. */}
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the field has the label */}
        <option value="" />
        {choices.map((choice) => {
          const words = contentText(choice.label)
          // As it was written: a translator changes what is seen, the page holds spaces in it.
          const value = words.replaceAll('\u00a0', ' ')
          return (
            <option key={choice.label} value={value}>
              {words}
            </option>
          )
        })}
      </select>
    )
  }

  function sentence(): string {
    if (missing && required !== undefined) return contentText(required)
    if (length === 0) return ''
    const limit = formatNumber(longestText)
    return text('form.length', { length: formatNumber(length), limit })
  }
}

const control = {
  width: '100%',
  minHeight: 48,
  p: 1.5,
  bgcolor: 'background.default',
  border: '1px solid',
  borderColor: 'brand.control',
  borderRadius: 1,
  resize: 'none',
} as const

const place = {
  display: 'grid',
  gap: 1,
  '& label': { fontWeight: 'fontWeightBold' },
  '& input, & textarea': control,
  '& [aria-invalid=true]': { borderColor: 'error.main', borderWidth: 2 },
} as const

/** A page without choices has no rule for them. */
const placeOfChoices = {
  ...place,
  '& select': { ...control, font: 'inherit', color: 'inherit' },
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
