import Box from '@mui/material/Box'

import { languages } from '../../schema/languages.ts'
import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { useText } from '../i18n/useText.ts'
import { Flag } from './Flag.tsx'

/** A flag button for each language; none where there is no choice. The boot script finds them by data-language while the page sleeps. */
export function LanguageSwitch() {
  const text = useText()
  const { language, choices, setLanguage } = useLanguage()
  if (choices.length < 2) return null
  return (
    <Box component="fieldset" aria-label={text('language.group')} sx={flags}>
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

const flags = {
  flexShrink: 0,
  m: 0,
  p: 0,
  border: 0,
  display: 'flex',
  gap: 'clamp(0px, 10vw - 32px, 12px)',
  // The boot script has not run: nothing can be chosen.
  'html:not([data-form]) &': { display: 'none' },
  '& button': {
    minWidth: 44,
    minHeight: 44,
    // The line below does not push the words up.
    p: '5px 2px 2px',
    gap: 0.5,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    background: 'none',
    border: '0 solid transparent',
    borderBottomWidth: 3,
    cursor: 'pointer',
  },
  '& [aria-pressed=true]': { fontWeight: 'fontWeightBold', borderColor: 'brand.sun' },
  '@media (forced-colors: active)': {
    '& button': { borderColor: 'ButtonText' },
    '& [aria-pressed=true]': { borderColor: 'Highlight', borderWidth: 3 },
  },
} as const
