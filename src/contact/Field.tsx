import Box from '@mui/material/Box'
import { useEffect, useEffectEvent } from 'react'
import { useIntl } from 'react-intl'

import { announce } from '../i18n/languageChoice.ts'
import { useContentText, useText } from '../i18n/useText.ts'
import { elementId, type FormField } from './formFields.ts'
import type { TextLength } from './submission.ts'

interface FieldProps {
  field: FormField
  isMissing: boolean
  /** The length of all texts, if it is near the limit. */
  length: TextLength | undefined
  /** A hint below the label about what to write. */
  guidance?: string | undefined
}

/** A field of the form. It is uncontrolled, so it keeps text that was typed before the application runs. */
export function Field({ field, isMissing, length, guidance }: FieldProps) {
  const { name, label, required, choices, autocomplete } = field
  const text = useText()
  const contentText = useContentText()
  const { formatNumber } = useIntl()
  const isTooLong = length !== undefined && length.characters > length.limit
  const announceLength = useEffectEvent(() => announce(lengthText()))
  const isNearLimit = length !== undefined
  useEffect(() => {
    // The length is not announced at every keystroke.
    if (isNearLimit) announceLength()
  }, [isNearLimit, isTooLong])
  const id = elementId(field.id)
  const errorId = `${id}-error`
  const guidanceId = `${id}-guidance`
  const isInvalid = isMissing || isTooLong
  const inputProps = {
    id,
    name,
    required: required !== undefined,
    ...(autocomplete && { autoComplete: autocomplete }),
    ...(isInvalid && { 'aria-invalid': true }),
    ...describedBy(guidance && guidanceId, (isInvalid || isNearLimit) && errorId),
  }
  return (
    <Box sx={choices ? choiceStyle : field.id === 'message' ? wideStyle : fieldStyle}>
      <label htmlFor={id}>{contentText(label)}</label>
      {guidance && (
        <Box component="p" id={guidanceId} sx={noteStyle}>
          {guidance}
        </Box>
      )}
      {renderInput()}
      {/* This element is always rendered: React could not remove it if another program had removed it. */}
      <Box
        component="p"
        id={errorId}
        hidden={!isMissing && !isNearLimit}
        sx={[isNearLimit && noteStyle, isInvalid && errorStyle]}
      >
        {errorText()}
      </Box>
    </Box>
  )

  function renderInput() {
    if (field.id === 'message')
      return <textarea rows={5} {...inputProps} defaultValue="" />
    if (!choices) return <input {...inputProps} defaultValue="" />
    return (
      <select {...inputProps}>
        {/* The empty choice. */}
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the field has the label */}
        <option value="" />
        {choices.map((choice) => {
          const label = contentText(choice.label)
          // The original text: the visible one may be translated, and has no-break spaces.
          const value = label.replaceAll('\u00a0', ' ')
          return (
            <option key={choice.label} value={value}>
              {label}
            </option>
          )
        })}
      </select>
    )
  }

  function errorText(): string {
    if (isMissing && required !== undefined) return contentText(required)
    return lengthText()
  }

  function lengthText(): string {
    if (!length) return ''
    const { characters, limit } = length
    return text('form.length', {
      length: formatNumber(characters),
      limit: formatNumber(limit),
    })
  }
}

function describedBy(...ids: (string | false | undefined)[]) {
  const description = ids.filter(Boolean).join(' ')
  return description && { 'aria-describedby': description }
}

const controlStyle = {
  width: '100%',
  minHeight: 56,
  p: 2,
  bgcolor: 'background.default',
  border: '1px solid',
  borderColor: 'brand.control',
  borderRadius: 1,
} as const

const fieldStyle = {
  display: 'grid',
  alignContent: 'start',
  gap: 1,
  fontSize: '1.0625rem',
  '& label': { fontWeight: 'fontWeightBold' },
  '& input, & textarea': controlStyle,
  // Grows with its text and can be resized; `rows` is the minimum.
  '& textarea': {
    fieldSizing: 'content',
    minHeight: 'calc(5lh + 34px)',
    maxHeight: '75svh',
    resize: 'vertical',
  },
  '& [aria-invalid=true]': { borderColor: 'error.main', borderWidth: 2 },
} as const

const wideStyle = { ...fieldStyle, gridColumn: '1 / -1' } as const

/** These styles are separate, so that a page without choices has no rule for them. */
const choiceStyle = {
  ...fieldStyle,
  '& select': { ...controlStyle, font: 'inherit', color: 'inherit' },
} as const

const noteStyle = { typography: 'body2', m: 0 } as const

const errorStyle = {
  ...noteStyle,
  color: 'error.main',
  fontWeight: 'fontWeightBold',
  // A symbol for people who cannot see the red. Screen readers ignore it.
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
