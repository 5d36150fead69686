import Box from '@mui/material/Box'

import { useText } from '../i18n/useText.ts'
import { brightButton } from './button.ts'

/** The first link for keyboard users. It skips the header. */
export function SkipLink() {
  const text = useText()
  return (
    <Box sx={hiddenUntilFocusedStyle}>
      <Box component="a" href="#content" sx={brightButton}>
        {text('skip.toContent')}
      </Box>
    </Box>
  )
}

const hiddenUntilFocusedStyle = {
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 2,
  '&:not(:focus-within)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
} as const
