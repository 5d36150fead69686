import Box from '@mui/material/Box'
import Button from '@mui/material/Button'

import { useText } from '../i18n/useText.ts'

/** First stop of the keyboard: leads past the header. */
export function SkipLink() {
  const text = useText()
  return (
    <Box sx={unseenUntilFocused}>
      <Button variant="contained" href="#content">
        <span>{text('skip.toContent')}</span>
      </Button>
    </Box>
  )
}

const unseenUntilFocused = {
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 2,
  '&:not(:focus-within)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
} as const
