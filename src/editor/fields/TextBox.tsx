import Box from '@mui/material/Box'
import type { ComponentProps } from 'react'

import { languages, type Language } from '../../../schema/languages.ts'
import { TextArea } from '../controls/styles.tsx'

interface TextBoxProps extends Pick<
  ComponentProps<'textarea'>,
  'id' | 'lang' | 'aria-label' | 'aria-describedby' | 'aria-invalid' | 'onBlur'
> {
  value: string
  /** The language that the corner shows, as "PT". */
  language?: Language
  isMultiline?: boolean
  onChange: (text: string) => void
}

/** A field as high as its text. */
export function TextBox(props: TextBoxProps) {
  const { value, language, isMultiline, onChange, ...textAreaProps } = props
  return (
    <Box
      sx={boxStyle}
      data-language={language === undefined ? undefined : languageCode(language)}
    >
      <TextArea
        {...textAreaProps}
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
function languageCode(language: Language): string {
  return languages[language].lang.slice(0, 2).toUpperCase()
}

const boxStyle = {
  position: 'relative',
  display: 'grid',
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
