import Box from '@mui/material/Box'
import { useRef, type ComponentProps } from 'react'

import { languages, type Language } from '../../../schema/languages.ts'
import { TextArea } from '../controls/styles.tsx'
import { partsOf } from './placeholders.ts'
import { useWholePlaceholders } from './useWholePlaceholders.ts'

interface TextBoxProps extends Pick<
  ComponentProps<'textarea'>,
  'id' | 'lang' | 'aria-label' | 'aria-describedby' | 'aria-invalid' | 'onBlur'
> {
  value: string
  /** Shown in the corner, as "PT". */
  language?: Language
  isMultiline?: boolean
  placeholders?: readonly string[]
  onChange: (text: string) => void
}

/** A field as high as its text. Names in braces look like chips and are deleted only as a whole. */
export function TextBox(props: TextBoxProps) {
  const { value, language, isMultiline, placeholders = [], onChange, ...rest } = props
  const field = useRef<HTMLTextAreaElement>(null)
  useWholePlaceholders(field, placeholders)
  return (
    <Box
      sx={frame}
      data-language={language === undefined ? undefined : shortName(language)}
    >
      {placeholders.length > 0 && (
        <Box aria-hidden sx={chips}>
          {partsOf(value, placeholders).map(({ text, isPlaceholder, start }) =>
            isPlaceholder ? <mark key={start}>{text}</mark> : text,
          )}
        </Box>
      )}
      <TextArea
        {...rest}
        ref={field}
        rows={1}
        spellCheck
        value={value}
        onChange={({ target }) =>
          onChange(isMultiline ? target.value : target.value.replaceAll(/\s*\n\s*/g, ' '))
        }
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isMultiline && !event.nativeEvent.isComposing)
            event.preventDefault()
        }}
      />
    </Box>
  )
}

/** "PT" for Brazilian Portuguese. */
function shortName(language: Language): string {
  return languages[language].lang.slice(0, 2).toUpperCase()
}

const frame = {
  position: 'relative',
  display: 'grid',
  '& > [aria-hidden] + textarea': { position: 'relative', background: 'none' },
  '&[data-language] > textarea': { pr: 3.5 },
  '&[data-language]::after': {
    content: 'attr(data-language) / ""',
    position: 'absolute',
    top: 2,
    right: 6,
    fontSize: '.625rem',
    fontWeight: 700,
    letterSpacing: '.04em',
    color: 'text.secondary',
    pointerEvents: 'none',
  },
} as const

/** Draws the chips: a copy of the text exactly behind the field, in which only the chips' backgrounds are visible. */
const chips = {
  position: 'absolute',
  inset: 0,
  p: '8px 10px',
  border: '1px solid transparent',
  lineHeight: 1.45,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'break-word',
  color: 'transparent',
  pointerEvents: 'none',
  borderRadius: 1,
  bgcolor: 'background.default',
  '& mark': {
    color: 'transparent',
    bgcolor: 'var(--chip)',
    borderRadius: '4px',
    boxShadow: '0 0 0 2px var(--chip)',
  },
} as const
