import Box from '@mui/material/Box'
import Button from '@mui/material/Button'

import { useLanguage } from '../i18n/LanguageProvider.tsx'
import { languages, type Language } from '../i18n/languages.ts'
import { useText } from '../i18n/useText.ts'

const order: Language[] = ['en', 'br']

/** The two flag buttons. The boot script finds them by data-language while the page sleeps. */
export function LanguageSwitch() {
  const text = useText()
  const { language, setLanguage } = useLanguage()
  return (
    <Box role="group" aria-label={text('language.group')}>
      {order.map((option) => (
        <Button
          key={option}
          data-language={option}
          lang={languages[option].lang}
          title={text(`language.${option}.title`)}
          aria-pressed={option === language}
          onClick={() => setLanguage(option)}
        >
          {text(`language.${option}.short`)}
        </Button>
      ))}
    </Box>
  )
}
