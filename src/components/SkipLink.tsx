import Button from '@mui/material/Button'

import { useText } from '../i18n/useText.ts'

/** First stop of the keyboard: leads past the header. */
export function SkipLink() {
  const text = useText()
  return (
    <Button variant="contained" href="#content" sx={unseenUntilFocused}>
      {text('skip.toContent')}
    </Button>
  )
}

const unseenUntilFocused = {
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: 2,
  '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
} as const
