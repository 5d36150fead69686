import Box from '@mui/material/Box'

import { languages } from '../../schema/languages.ts'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { useText } from '../i18n/useText.ts'
import { Flag } from './Flag.tsx'
import { visuallyHidden } from './visuallyHidden.ts'

/** A flag button for each language, unless there is only one. The boot script finds the buttons by data-language. */
export function LanguageSwitch() {
  const text = useText()
  const { language, choices, setLanguage } = useLanguage()
  if (choices.length < 2) return null
  return (
    <Box component="fieldset" aria-label={text('language.group')} sx={flagsStyle}>
      {choices.map((option) => (
        <button
          key={option}
          type="button"
          data-language={option}
          lang={languages[option].lang}
          title={text(`language.${option}.title`)}
          aria-pressed={option === language}
          onClick={() => setLanguage(option)}
        >
          <Flag language={option} />
          <span>{text(`language.${option}.short`)}</span>
        </button>
      ))}
    </Box>
  )
}

const flagsStyle = {
  m: 0,
  p: 0,
  border: 0,
  display: 'flex',
  // The flags are hidden until the boot script has run, because they do not work without it.
  'html:not([data-form]) &': { display: 'none' },
  '& button': {
    minWidth: 44,
    minHeight: 44,
    p: '0 5px',
    gap: 0.75,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    background: 'none',
    border: 0,
    cursor: 'pointer',
  },
  '& [aria-pressed=true]': {
    fontWeight: 'fontWeightBold',
    // Underlines flag and label.
    background: 'linear-gradient(currentColor 0 0) 50% 80% / 80% 2px no-repeat',
  },
  // On phones, only the flags are shown, next to the contact button.
  '@media (max-width: 37.5em)': {
    '& button': { minWidth: 32 },
    '& span': visuallyHidden,
  },
  '@media (forced-colors: active)': {
    '& button': { border: '1px solid' },
    '& [aria-pressed=true]': { borderWidth: 3 },
  },
} as const
