import Link from '@mui/material/Link'

import { useText } from '../i18n/useText.ts'

/** First stop of the keyboard: leads past the header. */
export function SkipLink() {
  const text = useText()
  return <Link href="#content">{text('skip.toContent')}</Link>
}
